import { coverage } from '../rulebook/coverage.ts';

const all = coverage(process.cwd());
const json = process.argv.includes('--json');
for (const [game, { rules, enforced, tested, open, proved, missing }] of Object.entries(all)) {
  if (json) break;
  console.log(
    `${game}: ${rules} rules, ${enforced} enforced, ${tested} tested, ${open} open, ${proved === null ? 'proofs not measured' : `${proved} proved`}`,
  );
  if (missing.code.length > 0) console.log(`  not named by code: ${missing.code.join(' ')}`);
  if (missing.test.length > 0) console.log(`  not named by a test: ${missing.test.join(' ')}`);
  if (missing.proof.length > 0) console.log(`  named but not proved: ${missing.proof.join(' ')}`);
}
const lines = Object.entries(all).map(([game, { rules, enforced, tested, open, proved }]) => [
  game,
  { rules, enforced, tested, open, proved },
]);
console.log(JSON.stringify(Object.fromEntries(lines)));
