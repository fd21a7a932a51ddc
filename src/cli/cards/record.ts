import { z } from 'zod';

const texts = z.array(z.string());
const figure = z.union([z.number(), z.string()]);

const skillSchema = z.object({
  skill: z.union([z.string(), z.tuple([z.string(), z.string()])]),
  x: z.number(),
  conditional: z.boolean().optional(),
  of: z.string().optional(),
});

/** The format in which the folder of facts stores a card's printing. */
export const recordSchema = z
  .strictObject({
    name: z.string(),
    type: z.string(),
    release: z.string(),
    rarity: z.string(),
    legality: texts,
    has_special_text: z.boolean(),
  })
  .extend(
    z
      .object({
        property: z.string(),
        unique: z.string(),
        affiliations: texts,
        class: z.string(),
        RANGE: figure,
        WEAPONS: figure,
        SHIELDS: figure,
        staffing: texts,
        staffing_formula: z.string(),
        characteristics: texts,
        special_equipment: texts,
        special_text_chars: z.number(),
        icons: texts,
        matching_commander: texts,
        classification: z.string(),
        INTEGRITY: figure,
        CUNNING: figure,
        STRENGTH: figure,
        skills: z.array(skillSchema),
        report_groups: texts,
        persona: z.string(),
        location: texts,
        quadrant: z.string(),
        special_downloads: texts,
        overcome_tokens: z.string(),
        points: figure,
        commands_ship: texts,
        countdown: figure,
        names_in_lore: texts,
        facility_type: z.string(),
        span: figure,
        region: z.string(),
        requirement: z.string(),
        location_name: z.string(),
        attempt: z.string(),
        keywords: texts,
        RANGE_mod: figure,
        WEAPONS_mod: figure,
        SHIELDS_mod: figure,
        attack: z.string(),
        defense: z.string(),
        attack_bonus: z.string(),
        defense_bonus: z.string(),
        hit: z.string(),
        direct_hit: z.string(),
        hull: z.string(),
      })
      .partial().shape,
  );

/** One printing of a card, with the fields of its type. */
export type CardRecord = z.infer<typeof recordSchema>;

/** A skill in a record, or a choice between two skills. */
export type SkillRecord = z.infer<typeof skillSchema>;
