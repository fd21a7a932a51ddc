import { stemmer } from 'stemmer';

/**
 * Common words of English that are no rulebook’s. Where a book has one of them it counts there as any other word; where it
 * hasn’t, the word is not taken for a slip in another one: who asks about taxes doesn’t mean what a card takes.
 */
const WORDS = new Set(
  `abroad absent academy accent accident account accounting acid acne acoustic actor actress address adult adults adventure
  advertisement advice africa afternoon age agent air airplane airport alarm album alcohol alien aliens allergy almond
  alone aloud alphabet amazon ambulance america ancient android angel angle angry animal anime ankle ankles anniversary
  answer answers ant antenna ants anxiety apartment app apple application apps april apron architect argentina argument
  arm arms army arrow art article artist asia ask asked asleep aspirin astronaut astronomy athlete atlantic atom attic
  auction audience audio aunt australia author auto autumn avatar average avocado awake award baboon baby babysitter bacon
  bacteria badge bag bagel bake baked baker bakery baking balcony ball ballet balloon bamboo banana band banker barbecue
  barber bark barn baseball basement basil basket basketball bass bat bath bathroom bathtub batman bats battery bay beach
  bean bear beard beautiful beauty beaver bed bedroom bedtime bee beef beer bees beetle beginner beginners bell belly belt
  bench berlin berry beverage bible bicycle bike bill billion bin biology bird birds birth birthday biscuit bishop bitcoin
  bitter blackjack blanket bleach bleed blender blind blister blog blonde blood blossom blouse blue body boil boiled
  boiling boils bomb bonds bone book books boots boring boss bottle bow bowl bowling boxer boxing boy boyfriend bracelet
  brain branch brand brave brazil bread breakfast breath breathe breathing breed breeze brick bride bright broccoli broken
  brother brown browser bruise brush bubble buddha budget buffet bug build builder bull bully burger burn burrito bury bus
  business butcher butter butterfly button buy cabbage cabin cable cactus cafe caffeine cage cake calculate calculator
  calendar california calm calorie calories calves camel camera camp camping canada cancel cancer candle candy cane cannon
  canoe canvas cape capital car carbon cardboard career carpet carrot cars cartoon cartoonist carve cash casino castle cat
  catan catch caterpillar cats cattle cave cd ceiling celebrity cell cello cement cent center centimeter ceo cereal chair
  champagne champion championship channel chapter chart cheap cheat cheek cheer cheerful cheese chef chemical chemist
  chemistry cheque cherry chess chew chicken child children chili chimney chin china chinese chip chips chocolate choir
  chop chord chords chorus christmas church cider cigarette cinema cinnamon circus citizen citizenship city clap clarinet
  class classroom clay clean clever climate climb climber clinic cloth clothes cloud clouds cloudy clown club coach coal
  coast coat cocktail coconut cod code coding coffee coin coins cold college color colour colours comb comedian comedy
  comet comic comma company compile compiler compose composer computer computers concert condom confident constitution
  contact continent continents contract convert cook cooked cooker cookie cooking cooler cop copper coral cork corn corner
  cottage cotton cough countries country county couple course court cousin cousins cow cowboy crab crane crash crater
  crayon crayons cream credit creek cremate cricket crime criminal crisis crisp crocodile crop crown cruise crush cry
  cucumber cuddle culture cup curly currency curry curtain curve cushion custard customer cut cute cycling cyclist dad
  daddy daisy damp dance dancer dancers dancing dark data date dates dating daughter dawn daylight deaf dear debit debt
  debug decade december deer degree degrees delicious delivery democracy denmark dentist deposit desert designer desk
  desktop dessert detective detergent developer diabetes dialect diamond diary dictator dictionary died diet dig digest
  digestion dime dine diner dinner dinosaur dinosaurs diploma dirt dirty disco discount disease dish disney dive diver
  diving divorce dizzy dna doctor document documents dog dogs doll dollar dollars dolls dolphin domain donate donkey donut
  donuts door dough download draft dragon dragonfly drain drama drank drawer dream dress drink drinking drinks drive
  driver driving drown drug drum drummer drums drunk dry dryer dubai duck dull dungeon dust duty dvd dye eagle eagles ear
  earring earrings earth earthquake easier easter easy eat eaten eating eclipse ecology economy edge editor editors
  education egg eggs egypt eiffel einstein elbow election elections electric electrician electricity electron elephant elf
  elves email emails embassy emergency emoji emperor employee employer employment empty enchilada energy engine
  engineering engines england english envelope environment equation eruption escalator espresso essay essays estate ethics
  euro europe european evening everest evolution exam exams excel exchange excited exercise exercises expensive expire
  explorer explosion eye eyebrow eyelash eyes fabric face facebook fact factory fairy faith fake fall family famous fan
  fancy farm farmer farming fashion fast fasting fat father fax fear feather february feed feel feet fence ferry festival
  fever fiber fiction field fig fighter figure file files film films finance find finger fingers fire firefighter firefox
  fireworks fish fishes fishing fitness flag flamingo flash flat flavor flavour flea flight flights flip flood floor
  florist flour flower flowers flu flute fly foam fog folder folk font food foot football footballer forecast forehead
  forest forever forget forgot fork formula fortnite fossil fountain fox frame france freckles free freeze freezer french
  frequency fresh friday fridge fried friendship fries frog fruit fruits fry fuel fuji full fun funeral funny fur furious
  furniture future galaxy gallery gambling gamer garage garbage garden gardener gardening garlic gas gasoline gasp geese
  gem gender genes genetics genius geography geology geometry german germany ghost gift gig ginger giraffe girl girlfriend
  glacier gladiator glass glasses glove glue goal goat goats goblin god gods gold goldfish golf good goodbye google goose
  gorilla gossip government gown grade graduate grain grammar grammy grandchild grandfather grandma grandmother grandpa
  grandson grape grass gravity gravy grease greece green grill grip groceries grocery grow growing guess guest guide
  guinea guitar guitarist gun gym gymnast gymnastics habit hail hair haircut hairdresser halloween halo ham hamburger
  hamlet hammer hamster handsome handwriting hanger hanging happiness happy hardware harry harvard harvest hat hatch hate
  hawaii hawk hay hazelnut headache headphones heal health healthy heart heater heating heaven heavy hedgehog heel height
  helicopter helium hello helmet hen herb herbs heroes heroine hers hi highway hiking hill hindi hindu hippo hire
  historian historic history hit hitler hive hobby hockey holiday holidays holland hollywood holy homeless homework honey
  hood hoodie hoop hope hormone horn horoscope horror horse horses hospital host hostel hot hotel hotels hour house houses
  housing hug hugs human hundred hunger hungry hunt hunting hurricane husband hut hydrogen hyena hymn ibuprofen ice
  iceberg iceland icing icon idea igloo illegal illness immigrant immune inch inches income india infant infection
  inflation influencer ingredient ingredients injection ink inn insect insects insomnia instagram install installed
  installing instrument insulin insurance intelligence interest interior internet internship interview invented invention
  inventor invest investing invitation iphone iran iraq ireland irish iron ironing islam island islands italian italy
  ivory jacket jaguar jail jam january japan japanese jar java javascript jaw jazz jealous jealousy jeans jeep jelly
  jellyfish jesus jet jewel jewelry jigsaw job jockey jog jogging joint joke jokes journal journalist journey joy judge
  juggle juggling juice july jumping june jungle junior jupiter jury justice kale kangaroo karaoke karate kayak kettle
  keyboard keyboards kid kidney kids kill kilo kilogram kilometer kilometers kilometre kilometres kilos kind kindergarten
  kindle king kingdom kings kiss kitchen kite kitten knee knees knife knit knitting knives knock knot knots koala korea
  kosher lab label lace ladder lady lake lakes lamb lambs lamp landlord lane language languages lap laptop laptops lasagna
  laser lash latin laugh laundromat laundry lava lavender law lawn lawnmower laws lawyer lazy lead leader leaf leak leap
  learn leash leather leaves lecture leg legal legend lego legs leisure lemon lemonade lemons lend lens lentils leopard
  lesson lessons letter letters lettuce level liar library license lid life lifeguard light lightbulb lighter lightning
  lily lime limerick linen linux lion lip lips lipstick liquid liquor listen literature liver lizard loan lobster lock
  locker locksmith log logo lol london lonely lottery loud love lovely lover lucky luggage lullaby lump lunar lunch lung
  lynx lyrics macaroni machine mad madrid mafia magazine magazines magic magician magnet maid mail makeup mall mammal
  mammals manager mango mansion map maple marathon marble march margarine marilyn mario market marriage married marry mars
  marshmallow mask massage masters math mathematician mathematics maths mattress mattresses mayonnaise mayor maze meal
  meals meat medal medicine medieval meditation mediterranean meeting melody melon melt members memories memorize memory
  mend menu mercury mermaid metal metaphor meteor meter meters metre metres metro mexico mice microphone microscope
  microwave midnight mile miles military milk milkshake million millionaire minecraft mineral minister mint minute minutes
  mirror missile mist mistake mitten mix mobile mole mom monday money monkey monopoly month months moon moose mop morality
  morning mortgage mortgages moscow mosque mosquito moss moth mother mothers motor motorbike motorcycle mountain mountains
  mouse mouth mouthwash movie movies mow mozart mp3 mug mule multiply mum murder murderer muscle museum mushroom mushrooms
  music musical musician muslim mustache mustard nail nails name nap napkin napoleon nation nationality nature navy neck
  necklace needle neighbor neighborhood neighbors neon nephew nephews neptune nerve nervous nest net netflix neuron
  neutron newborn newest news newsletter newspaper newton nickname niece night nightmare nintendo nobel noise noodles noon
  north norway nose notebook notes notice noun nouns novel novels november nuclear numbers nun nurse nurses nut nutrition
  oak oasis oat oatmeal obesity ocean oceans october octopus odor offer office oil oils old older olive olympics omelette
  onion onions online opera ophthalmologist orange orchestra orchid organ organic organs origami orphan ostrich otter
  outfit outlet oven overcoat owl oxford oxygen oyster ozone pack package packet pad page pages pain paint painter
  painting pajamas pal palace palm pan pancake pancakes panda panic panther pants paper parachute parade paragraph parcel
  parent parents paris park parking parks parrot parsley parties party passengers passport password passwords pasta pastry
  patient patients pavement paw pawn pawns pay pea peace peach peaches peacock peanut peanuts pear pearl peas pedal
  pedestrian peel pen penalty pencil pencils penguin penguins penny pension pepper peppermint percent perfect performance
  perfume period pet petrol pets pharmacist pharmacy philosopher philosophy phone phones photo photograph photographer
  photography photos physician physics pianist piano pickle picnic pie piece pier pig pigeon pigeons pigs pill pillow
  pills pilot pin pinch pineapple ping pink pint pipe pirate pirates pistachio pitch pizza pizzas plague plane planes
  plant plants plastic plate plates platinum playground playlist playstation plot plug plum plumber plumbing pluto
  pneumonia pocket podcast poem poems poet poetry poison pokemon poker poland polar pole police policeman polish politics
  poll pollen pollution polo pond ponies pony pool poor popcorn pope porch pork porridge portrait portugal postcard poster
  postman pot potato potatoes pots pottery poultry poverty powder pray prayer preacher pregnancy pregnant prescription
  president presidents pretty price priest primate prince princess print printer printing prison privacy prize professor
  program programmer programming prom pronoun pronounce pronunciation proposal protein proton proverb province
  psychologist psychology pub puberty public pudding puddle pumpkin pumpkins punch pupil puppet puppies puppy purple
  purpose purse push puzzle puzzles pyramid pyramids python quantum quarter quartz queen queens quilt quiz quote rabbit
  rabbits raccoon radiator radio radios radish railway rain rainbow raincoat rainforest raining rainy raise raisin ramen
  ranch rap rapper rash raspberry rat rats raw razor reader reading realtor receipt reception recipe recipes recruiter
  recycle recycling red reef referee refrigerator reggae relationship relationships religion religions remote renovate
  rent rental repair reporter reptile republic resort restaurant restaurants resume retire retirement revolution rhyme
  rhyming rhythm rib ribs rice rich rides rifle ring rinse ripe river rivers road roads roast robbery robin rock rocket
  rocks roller romance romantic rome roof rook roommate root rope rose roses rotten router row rowing royal rubber rug
  rugby ruler rum runner running russia rust sad sail sailor saint sake salad salads salary salesman saliva salmon salsa
  salt samba samurai sand sandals sandwich sandwiches santa satellite satire satisfied saturday saturn sauce sauna sausage
  sausages saxophone scale scar scared scarf scary scent schedule scholarship school schools science scientific scientist
  scissors scooter scorpion scrabble screen screenshot screw screwdriver script scrub sculptor sculpture sea seafood
  seagull seal seals season seasons seat seatbelt seaweed secretary seed seeds selfie selfish senator sentence sentences
  september sequel sergeant server servers sew sewing sex sexy shade shadow shakespeare shallow shampoo shark shave
  shaving shawl shed sheep shelf shelves sheriff shine ship shipping shirt shirts shiver shock shoe shoelace shoelaces
  shoes shook shop shopping shops shore shortcut shorter shorts shoulder shout shovel shower shrimp shy sibling siblings
  sick sidewalk sigh sign silk silver sing singer singing sink sister sit sitcom size skate skateboard skating skeleton
  ski skiing skin skirt skull skunk sky skyscraper slang slave slavery sled sleep sleeping sleepy sleeve slice slippers
  slow slug smart smartphone smell smile smoke smoking smoothie snack snacks snail snake snakes sneeze snore snoring snow
  snowboard snowman soak soap sober soccer social socialism society sock socks soda sofa software soil solar soldier sole
  solicitor son song songs soon sore soul soup sour south soy spa spaceship spaghetti spain spanish sparrow speaker speech
  speed spell spelling sperm sphere spices spicy spider spiders spinach spine spirit splinter sponge spoon sport sports
  spotify spouse sprain spreadsheet spring squash squat squid squirrel squirrels stadium stain stains stairs stamp stamps
  stapler starfish startup state statue stew stitches stock stocking stocks stomach stone stones stories storm story stove
  straw strawberries strawberry stream street streets strike string strings stripe stroke stroller student students
  studying sub submarine subscribe subtitles suburb suburbs subway suffix sugar suicide suit suitcase suits summer summers
  sun sunburn sunday sunflower sunglasses sunny sunrise sunscreen sunset superman supermarket surf surfing surgeon surgery
  sushi swallow swan swear sweat sweater sweden sweep sweet sweets swift swim swimmer swimming swimsuit swiss switzerland
  sword syllable syllables symphony symptom symptoms synonym syrup syrups table tablecloth tablet tablets taco tacos tail
  tailor talent talk tall tan tango tank tape tarot taste tattoo tattoos tavern tax taxes taxi tea teacher teachers tear
  tears teen teenager teens teeth telephone telescope television temperature temple tennis tent tequila terminal terrible
  terrorism terrorist tesla texas text textbook texting thai thank thanks theater theatre thermometer thermostat thief
  thigh thirst thirsty thoughts thread throat throne thumb thunder thursday thyme ticket tickets tides tidy tie tiger
  tights tiktok tiles timber timer tinder tip tips tiramisu tire tired tires titanic toad toast toaster toasts tobacco
  today toddler toe toilet toilets tokyo tomato tomatoes tomb tomorrow ton tongue tonight tooth toothbrush torch tornado
  tortoise touch tour tourism tourist tourists towel towels tower towns toy toys track tractor trade traffic trailer train
  trainer trains tram translate translation translator trash travel traveller treadmill treasure tree trees triangle
  tricycle trip trips trombone tropical trousers trout truck trump trumpet trunk trust tsunami tub tube tuesday tulip
  tulips tuna tunnel turkey turtle turtles tutor tuxedo tv tweet tweezers twin twins twitter tyre tyres ufo ugly uk
  ukulele ulcer umbrella uncle underwear unemployed unicorn unicorns uniform united universe universities university
  unlock upload upset uranus usa usb utensil vacation vaccine vaccines vacuum vampire van vanilla vase vat vegan vegetable
  vegetables vegetarian vehicle vein velvet venice venus verb verbs verse vet veterinarian victim video videos viking
  village villain vine vinegar vineyard viola violence violet violin visa vitamin vitamins vodka voice volcano volcanoes
  volleyball volume vomit vote voting vowel vowels voyage waffle wage wages waist waiter waitress walk wallet wallpaper
  walnut walrus wand war wardrobe warm wart wash washer washing wasp watches water waterfall watermelon wave waves wax
  wealth weapon wearing wears weather web website websites wed wedding weddings wednesday weed weekday weekend weekends
  weep weigh weight weights welcome west wet whale whales wheat wheel wheelchair whip whiskey whisper whistle white
  wholesale widow wife wifi wig wikipedia wild willow wind window windows windy wine wines wing winners winter winters
  wire wisdom wise witch witches wizard wizards wolf wolves woman women wood wooden woods wool workout world worm worms
  worried worship wrap wrestling wrinkle wrinkles wrist write writer writes writing wrote xbox yacht yard yawn year years
  yeast yellow yen yesterday yoga yogurt yolk young younger youth youtube zebra zelda zeus zip zipper zodiac zombie
  zombies zoo zoom zucchini`.split(/\s+/),
);

const stems = new Set([...WORDS].map(stemmer));

/** Whether a word is spelled right, whatever a book says about it. */
export function isEveryday(word: string): boolean {
  return WORDS.has(word) || stems.has(stemmer(word));
}
