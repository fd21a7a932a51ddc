/**
 * The cards that the glossary names by title, for a ruling or as an example. A word such as “planet” that is
 * also a title isn’t one.
 */
export const NAMED: readonly string[] = `
  "Pup" | '45 Dom Perignon | 10 and 01 | 1962 Roger Maris Baseball Card | 1st Rule of Acquisition |
  211th Rule of Acquisition | 35th Rule of Acquisition | A Change of Plans | A Fast Ship Would Be Nice |
  Aamin Marritza | Abandon Ship! | Activate Subcommands | Activate Tractor Beam | Adapt: Modulate Shields |
  Adapt: Negate Obstruction | Add Distinctiveness | Admiral Leyton | Admiral McCoy | Admiral Mendak |
  Admiral Picard | Agricultural Assessment | Airlock | Ajur | Alas, Poor Drone | Alexander Rozhenko |
  Alidar Jarok | Alien Abduction | Alien Labyrinth | Alien Parasites | Alien Probe | All Threes | Alter Records |
  Alternate Universe Door | Altonian Brain Teaser | Alynna Nechayev | Alyssa Ogawa | Alyssa Ogawa (First Contact) |
  Amanda Rogers | Ambassador Tomalak | Ambush Ship | Anaphasic Organism | Ancestral Vision | Ancient Computer |
  Android Headlock | Answer Distress Signal | Anti-Matter Pod | Anti-Matter Spread | Anti-Time Anomaly |
  Antique Machine Gun | Anya | Aphasia Device | Arachnia | Arandis | Armus - Skin of Evil |
  Assign Mission Specialists | Assign Support Personnel | Assimilate Counterpart | Assimilate Homeworld |
  Assimilate Planet | Assimilation Table | Asteroid Sanctuary | Atmospheric Ionization | Attack Pattern Delta |
  Auto-Destruct Sequence | Automated Security System | B'Elanna Torres | B'Etor | Ba'el | Bajoran Interceptor |
  Bajoran Phaser | Bajoran Raider | Bajoran Wormhole | Bajoran Wormhole: Mirror Universe | Balancing Act | Barash |
  Barclay Transporter Phobia | Bareil | Baryon Buildup | Barzan Wormhole | Baseball | Bat'leth |
  Battle Bridge Door | Benjamin Sisko | Betazoid Gift Box | Beverly | Beverly and Will | Beware of Q |
  Bird-of-Prey | Black Hole | Blade of Tkon | Blood Oath | Blood Screening | Blue Alert | Bok | Boratus |
  Borg Cube | Borg Nanoprobes | Borg Outpost | Borg Queen | Borg Servo | Borg Ship | Borg Sphere | Borg Vinculum |
  Brain Drain | Brainwash | Breen CRM114 | Breen Energy-Dampening Weapon | Bribery | Build Interplexing Beacon |
  Calamarain | Calandra | Captain Chakotay | Captain Kirk | Captain Proton | Captured | Cardassian Disruptor |
  Cardassian Outpost | Caretaker's Array | Cargo Bay | Carlos | Caught Red-Handed | Central Command | Ceti Eel |
  Cha'Joh | Chain Reaction Pulsar | Chakotay | Chalnoth | Chamber of Ministers | Chief O'Brien |
  Chinese Finger Puzzle | Chula: Crossroads | Chula: The Chandra | Chula: The Dice | Classic Communicator |
  Classic Medical Tricorder | Classic Tricorder | Cloaked Mission | Clone Machine | Coalescent Organism | Colony |
  Commandeer Ship | Commander Data | Computer Crash | Construct Depot | Continuing Committee | Conundrum |
  Countermanda | Covert Installation | Cravic Unit 122 | Cravic Warship | Croden's Key | Crosis | Cryosatellite |
  Crystalline Entity | Cybernetics Expertise | Cyrus Redblock | Cytherians | D'Tan | D'deridex | D'k Tahg |
  Dal'Rok | Daniel Kwan | Dar | Data | Data's Body | Data's Head | Dathon | Dead End | Dead in Bed | Deanna Troi |
  Deep Space 9 | Deep Space Station K-7 | Defend Homeworld | Defense System Upgrade | Defiant Dedication Plaque |
  Delta Flyer | Delta Quadrant Spatial Scission | Denevan Neural Parasites | Devidian Door | Devoras |
  Disrupt Alliance | Docking Pads | Docking Ports | Docking Pylons | Dominion War Efforts | Door-Net |
  Doppelganger | Dr. Q, Medicine Entity | Dr. Telek R'Mor | Dr. Tolian Soran | Dukat | Duranja |
  Echo Papa 607 Killer Drone | Edo Probe | El-Adrel Creature | Elim | Elim Garak | Eliminate Starship |
  Emblem of the Alliance | Emblem of the Empire | Emergency Transporter Armbands | Empathic Echo | Empok Nor |
  Energy Vortex | Engage Shuttle Operations | Engineering Tricorder | Enterprise | Escape Pod | Espionage Mission |
  Espionage: Bajoran on Cardassian | Espionage: Cardassian on Bajoran | Establish Dominion Foothold |
  Establish Gateway | Establish Landing Protocols | Establish Settlement | Establish Station |
  Establish Tractor Lock | Establish Trade Route | Evek | Examine Singularity | Exocomp |
  Explore Black Cluster II | Extradition | Eyes in the Dark | Fajo's Gallery | Falar | Federation Outpost |
  Fek'lhr | Female's Love Interest & Garbage Scow | Ferengi Conference | Ferengi Trading Post | Fightin' Words |
  Fire Sculptor | Firestorm | First Contact | Flaxian Assassin | Flight of the Intruder | Fontaine |
  Frame of Mind | Framed for Murder | Friendly Fire | Frigid | Future Enterprise | Galen | Gaps in Normal Space |
  Garak | Garak's Tailor Shop | Garanian Bolites | Genetronic Replicator | Go Back Whence Thou Camest |
  Goddess of Empathy | Going to the Top | Gomtuu | Gowron | Gravitic Mine | Guest Quarters | Guinan | Gul Madred |
  HQ: Orbital Weapons Platform | HQ: Return Orb to Bajor | HQ: Secure Homeworld | HQ: War Room | Hail | Handshake |
  Harvester Virus | Hate Crime | He Will Make an Excellent Drone | Hero of the Empire | Hidden Fighter |
  Hide and Seek | Hippocratic Oath | Hirogen Talon | Holding Cell Door | Holo-Projectors |
  Holoprogram: 221B Baker Street | Home Away From Home | Homefront | Horga'hn | Hotel Royale |
  Howard Heirloom Candle | Hugh | Hunt for DNA Program | Hyper-Aging | Hypospray | I Tried to Warn You |
  I'm a Doctor, Not a Doorstop | I.K.C. Bortas | I.K.C. Buruk | I.K.C. Maht-H'a | I.K.C. Pagh | I.K.C. T'Ong |
  Icheb | Iconia Investigation | Iconian Gateway | Iden | Ilon Tandro | Immortal Again | Impersonate Captive |
  Impressive Trophies | In the Bag | In the Zone | Infirmary | Intercept Maquis | Intermix Ratio |
  Interphase Generator | Interphasic Plasma Creatures | Intruder Alert! | Intruder Force Field | Invasive Beam-In |
  Investigate "Shattered Space" | Investigate Coup | Ira Graves | Isabella | Ishka | Isolinear Puzzle |
  It's Only a Game | Jake and Nog | Jamaharon | James Tiberius Kirk | Jaron | Jealous Amanda | Jean-Luc |
  Jean-Luc Picard | Jem'Hadar Attack Ship | Jem'Hadar Shrouding | John Doe | Juliana Tainer | K'Ehleyr | K'chiQ |
  K'mtar | K'nera | Kahlest | Kai Opaka | Kareen Brianon | Kargan | Katherine Pulaski | Keldon Advanced |
  Ketracel-White | Kevin Uxbridge | Kevin Uxbridge: Convergence | Kira Nerys | Kivas Fajo |
  Kivas Fajo - Collector | Klingon Death Yell | Klingon Disruptor Rifle | Klingon Outpost | Konmel | Korris |
  Kova Tholl | Krax | Kressari Rendezvous | Ktarian Game | Kukalaka | Kurlan Naiskos | Kurn | Lack of Preparation |
  Lakanta | Lal | Launch Portal | Lethean Telepathic Attack | Linda Larson | Lineup | Locutus of Borg | Lon Suder |
  Long-Range Scan | Lore | Lore Returns | Loss of Orbital Stability | Lower Decks | Lt. (j.g.) Picard |
  Lt. D'Amato | Lumba | Lursa | Luther Sloan | Lwaxana Troi | Madred | Magic Carpet Ride OCD | Major Rakal |
  Make It So | Make Us Go | Male's Love Interest | Maman Picard | Mandarin Bailiff | Masaka Transformations |
  Matriarchal Society | Medical Kit | Medical Kit (Voyager) | Memory Wipe | Mendak | Menthar Booby Trap |
  Mercenary Ship | Mercy Kill | Mickey D. | Miles O'Brien | Mirasta Yale | Mirror Image | Mirror Terok Nor |
  Mission Debriefing | Mission Fatigue | Mobile Holo-Emitter | Montana Missile Complex | Montgomery Scott |
  Mordock | Morn | Mortal Q | Mr. Garak | Mr. Quark | Mr. Scott | Mysterious Orb | Naprem | Narik | Nausicaans |
  Navigate Plasma Storms | Near-Warp Transport | Nebula | Nekrit Supply Depot | Neural Servo Device |
  Neutral Outpost | Nine of Eleven | Nine of Seventeen | Nitrium Metal Parasites | No Loose Ends | No Way Out |
  Nog | Norah Satie | Ocular Implants | Odo | Odo Founder | Office of the President | Omega Directive | One |
  One of Eleven | Ooby Dooby | Open Diplomatic Relations | Operate Wormhole Relays | Ops | Orb Experience |
  Orb Fragment | Orb Negotiations | Orb of Prophecy and Change | Orb of Time | Orbital Bombardment |
  Ore Processing Unit | Organian Peace Treaty | Outgunned | Outpost Raid | Palor Toff - Alien Trader |
  Parallel Romance | Particle Fountain | Particle Scattering Field | Patrol Neutral Zone | Patrol Ship |
  Paxan "Wormhole" | Penalty Box | Persistence of Memory | Phased Matter | Phaser Burns | Phoenix |
  Picard's Artificial Heart | Pla-Net | Plain, Simple Garak | Plasma Fire | Plasmadyne Relay | Plexing |
  Pralor Unit 3947 | Prepare Assault Teams | Prepare the Prisoner | Primary Supply Depot | Prisoner Exchange |
  Process Ore | Promenade Shops | Q | Q Gets the Point | Q the Referee | Q's Planet | Q's Tent |
  Q's Vicious Animal Things | Q-Flash | Q-Net | Q-Type Android | Q2 | Quantum Singularity Lifeforms | Quark |
  Quark Son of Keldar | Quark's Bar | Quark's Isolinear Rods | Quark's Treasure | Quash Conspiracy |
  Quest for the Sword | REM Fatigue Hallucinations | Radioactive Garbage Scow |
  Radioactive Garbage Scow (Voyager) | Raise the Stakes | Rascals | Ready Room Door | Ready Room Door (Voyager) |
  Reassimilate Lost Drone | Rebel Encounter | Rebel Interceptor | Reclamation | Recruit Mercenaries | Red Alert! |
  Reflection Therapy | Refuse Immigration | Regent Worf | Reginod | Relics of the Chase | Remote Supply Depot |
  Res-Q | Rescue Captives | Rescue Prisoners | Ressikan Flute | Retask | Reunion | Revolving Door | Rinnak Pire |
  Riva | Rogue Borg Mercenaries | Romulan Ambush | Romulan Cloaking Device | Romulan Disruptor |
  Romulan Disruptor Rifle | Romulan Outpost | Romulan Shuttle | Ru'afo | Saavik | Salia | Samaritan Snare | Sarek |
  Sarjenka | Scan | Science Kit | Scientific Method | Scottish Setter | Seal Rift | Secret Compartment |
  Secret Salvage | Secret Salvage II | Security Chief Garak | Security Office | Seek Out New Life |
  Senior Staff Meeting | Service the Collective | Seskal | Seven of Nine | Shakaar Edon | Shelby | Sherman's Peak |
  Ship Seizure | Shipwreck | Shot in the Back | Simon Tarses | Sisko 197 Subroutine | Sisters of Duras |
  Sixteen of Nineteen | Sleeper Trap | Smiley | Smoke Bomb | Solkar | Son'a Shuttle | Sons of Mogh |
  Soong-type Android | Soren | Space | Space-Time Portal | Spacedock | Spacedoor | Sphere Encounter | Spock |
  Spot | Starry Night | Starship Constitution | Starship Enterprise | Static Warp Bubble | Stolen Attack Ship |
  Stop First Contact | Storage Compartment Door | Strafing Run | Strike Three | Subjugate Planet |
  Subspace Schism | Subspace Warp Rift | Sumek | Suna | Supernova | T'Pan | Taar | Tama | Tantalus Field |
  Tarellian Plague Ship | Targ | Tasha Yar | Tasha Yar - Alternate | Telepathic Alien Kidnappers |
  Temporal Micro-Wormhole | Temporal Rift | Temporal Vortex | Temporal Wake | Terok Nor | Test Mission |
  Test Mission II | The Big Picture | The Clown: Playing Doctor | The Emissary | The Kazon Collective |
  The Line Must Be Drawn Here | The Naked Truth | The Next Emanation | The Nexus | The Sheliak | The Traveler |
  The Traveler: Transcendence | The Walls Have Ears | The Whale Probe | Thine Own Self | Third and Fourth |
  Three of Nineteen | Time Travel Pod | Timepod Ring | Timicin | Tom Paris | Tomalak | Tomalak of Borg |
  Tora Ziyal | Toral | Transporter Mixup | Transwarp Conduit | Transwarp Network Gateway |
  Treaty: Bajoran/Klingon | Treaty: Federation/Bajoran | Treaty: Federation/Klingon | Treaty: Federation/Romulan |
  Treaty: Romulan/Cardassian | Tribble Bomb | Tricorder | Tsiolkovsky Infection | Two of Seventeen |
  Type 18 Shuttlepod | U.S.S. Defiant | U.S.S. Enterprise | U.S.S. Enterprise-B | U.S.S. Enterprise-E |
  U.S.S. Excelsior | U.S.S. Pasteur | U.S.S. Stargazer | U.S.S. Sutherland | U.S.S. Voyager | U.S.S. Yamato |
  Ultimatum | Under Fire | Undetected Beam-In | Valeris | Varon-T Disruptor | Venus Drug | Virus |
  Visit Cochrane Memorial | Vole Infestation | Vulcan Lander | Vulcan Mindmeld | Vulcan Nerve Pinch |
  Wall of Ships | Warp Core Breach | Weak Spot | Where No One Has Gone Before | Where's Guinan? |
  White Deprivation | Wolf | Worf | Wormhole | Wormhole Navigation Schematic | Writ of Accountability |
  Wrong Door | You Dirty Rat | Young Jem'Hadar | Your Galaxy Is Impure | Yuta | Zaldan |
  Zalkonian Storage Capsule | Zalkonian Vessel | Zibalian Transport
`
  .trim()
  .split(/\s*\|\s*/);
