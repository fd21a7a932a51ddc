import { stemmer } from 'stemmer';

/**
 * Common English words that aren't rulebook terms. If a book contains one of these words, the word is treated like any
 * other. If the book lacks such a word, the word isn't taken for a typo. “Taxes” in a question, for example, isn't
 * corrected to “takes”.
 */
const WORDS = new Set(
  `abroad absent academy accent accident account accounting acid acne acoustic actor actress address adult adults
  adventure advertisement advice afghanistan africa afternoon age agent air airplane airport alarm alaska albania album
  alcohol alexa algeria alien aliens allergy almond alone aloud alphabet alps amazon ambulance america amsterdam ancient
  android angel angle angry animal anime ankle ankles anniversary answer answers ant antenna ants anxiety apartment app
  apple application apps april apron architect arctic argentina argentine argument arm arms army arrow art article
  artist asia ask asked asleep aspirin astronaut astronomy athens athlete atlantic atom attic auction audience audio
  aunt australia austria author auto autumn avatar avengers average avocado awake award baboon baby babysitter
  backgammon bacon bacteria badge badminton bag bagel bake baked baker bakery baking balcony ball ballet balloon bamboo
  banana band bangladesh banker barbecue barber barcelona bark barn baseball basement basil basket basketball bass bat
  bath bathroom bathtub batman bats battery bay beach bean bear beard beautiful beauty beaver bed bedroom bedtime bee
  beef beer bees beetle beginner beginners beijing beirut belfast belgium bell belly belt bench berlin berry beverage
  bible bicycle bike bill billion bin bingo biology bird birds birth birthday biscuit bishop bitcoin bitter blackjack
  blanket bleach bleed blender blind blister blog blonde blood blossom blouse blue bluetooth body boggle boil boiled
  boiling boils bolivia bomb bonds bone bonjour book books boots bored boring boss boston bottle bow bowl bowling boxer
  boxing boy boyfriend bracelet brain branch brand brave brazil bread breakfast breath breathe breathing breed breeze
  brick bride bright broccoli broken brother brown browser bruise brush brussels bubble budapest buddha budget buenos
  buffet bug build builder bulgaria bull bully bunny burger burn burrito bury bus business butcher butter butterfly
  button buy bye cabbage cabin cable cactus cafe caffeine cage cairo cake calculate calculator calendar california calm
  calorie calories calves camel camera camp camping canada canasta cancel cancer candle candy cane cannon canoe canvas
  cape capital car carbon carcassonne cardboard career carpet carrot cars cartoon cartoonist carve cash casino castle
  cat catan catch caterpillar cats cattle cave cd ceiling celebrity cell cello celsius cement cent center centimeter ceo
  cereal chair champagne champion championship channel chapter chart chatgpt cheap cheat checkers checkout cheek cheer
  cheerful cheers cheese chef chemical chemist chemistry cheque cherry chess chew chicago chicken child children chile
  chili chimney chin china chinese chip chips chocolate choir chop chord chords chores chorus christmas church ciao
  cider cigarette cinema cinnamon circus citizen citizenship city clap clarinet class classroom clay clean cleaning
  clever climate climb climber clinic cloth clothes cloud clouds cloudy clown club cluedo coach coal coast coat cocktail
  coconut cod code coding coffee coin coins cold college colombia color colour colours comb comedian comedy comet comic
  comma company compile compiler compose composer computer computers concert condom confident constitution contact
  continent continents contract convert cook cooked cooker cookie cooking cooler cop copenhagen copper coral cork corn
  corner costa cottage cotton cough countries country county couple course court cousin cousins cow cowboy crab crane
  crash crater crayon crayons cream credit creek cremate cribbage cricket crime criminal crisis crisp croatia crocodile
  crop croquet crown cruise crush cry cuba cucumber cuddle cuddly culture cup curly currency curry curtain curve cushion
  custard customer cut cute cycling cyclist cyprus czech dad daddy daisy dallas damp dance dancer dancers dancing dark
  darts data date dates dating daughter dawn daylight deaf dear debit debt debug decade december deer degree degrees
  delhi delicious delivery democracy denmark dentist deposit desert designer desk desktop dessert detective detergent
  detroit developer diabetes dialect diamond diary dictator dictionary died diet dig digest digestion dime dine diner
  dinner dinosaur dinosaurs diploma dirt dirty disco discount disease dish disney disneyland dive diver diving divorce
  dizzy dna doctor document documents dog dogs doll dollar dollars dolls dolphin domain dominoes donate donkey donut
  donuts door dough download draft dragon dragonfly drain drama drank drawer dream dress drink drinking drinks drive
  driver driving drown drug drum drummer drums drunk dry dryer dubai dublin duck dull dumplings dungeon duolingo dust
  duty dvd dye eagle eagles ear earring earrings earth earthquake easier easter easy eat eaten eating eclipse ecology
  economy edge edinburgh editor editors education egg eggplant eggs egypt eiffel einstein elbow election elections
  electric electrician electricity electron elephant elf elves email emails embassy emergency emoji emperor employee
  employer employment empty enchilada energy engine engineering engines england english envelope environment equation
  eruption escalator espresso essay essays estate estonia ethics ethiopia euro europe european evening everest evolution
  exam exams excel exchange excited exercise exercises expensive expire explorer explosion eye eyebrow eyelash eyes
  fabric face facebook fact factory fahrenheit fairy faith fake fall family famous fan fancy farm farmer farming fashion
  fast fasting fat father fax fear feather february feed feel feet fence ferry festival fever fiber fiction field fig
  fighter figure file files film films finance find finger fingers finland fire firefighter firefox fireworks fish
  fishes fishing fitness flag flamingo flash flat flavor flavour flea flight flights flip flood floor florida florist
  flour flower flowers flu fluently flute fly foam fog folder folk font food foot football footballer forecast forehead
  forest forever forget forgot fork formula fortnight fortnite fossil fountain fox frame france freckles free freeze
  freezer french frequency fresh friday fridge fried friendship fries frisbee frog frosting fruit fruits fry fuel fuji
  full fun funeral funny fur furious furniture future galaxy gallery gambling gamer garage garbage garden gardener
  gardening gardens garlic gas gasoline gasp geese gem gender genes genetics geneva genius geography geology geometry
  german germany ghana ghost gift gig gigabyte gin ginger giraffe girl girlfriend glacier gladiator glass glasses glove
  glue goal goat goats goblin god gods gold goldfish golf golfer good goodbye goodmorning goodnight google goose gorilla
  gossip government gown grade graduate grain grammar grammy grandchild grandfather grandma grandmother grandpa grandson
  grape grass gravity gravy grease greece green grill grip groceries grocery grow growing guess guest guide guinea
  guitar guitarist gun gym gymnast gymnastics habit haha hail hair haircut hairdresser halloween halo ham hamburg
  hamburger hamlet hammer hamster handsome handwriting hanger hanging happiness happy hardware harry harvard harvest hat
  hatch hate hawaii hawk hay hazelnut headache headphones heal health healthy heart heater heating heaven heavy hedgehog
  heel height helicopter helium hello helmet helsinki hen herb herbs heroes heroine hers hi highway hiking hill
  himalayas hindi hindu hippo hire historian historic history hit hitler hive hobby hockey hola holiday holidays holland
  hollywood holy homeless homework honduras honey hood hoodie hoop hope hormone horn horoscope horror horse horses
  hospital host hostel hot hotel hotels hour house houses housing howdy hug hugs human hundred hungary hunger hungry
  hunt hunting hurricane husband hut hydrogen hyena hymn ibuprofen ice iceberg iceland icing icon idea igloo illegal
  illness immigrant immune inch inches income india indonesia infant infection inflation influencer ingredient
  ingredients injection ink inn insect insects insomnia instagram install installed installing instrument insulin
  insurance intelligence interest interior internet internship interview invented invention inventor invest investing
  invitation iowa iphone iran iraq ireland irish iron ironing islam island islands istanbul italian italy ivory jacket
  jaguar jail jakarta jam jamaica january japan japanese jar java javascript jaw jazz jealous jealousy jeans jeep jelly
  jellyfish jenga jesus jet jewel jewelry jigsaw job jockey jog jogging joint joke jokes journal journalist journey joy
  judge juggle juggling juice july jumping june jungle junior jupiter jury justice kale kangaroo karaoke karate kayak
  kenya kettle keyboard keyboards kid kidney kids kill kilo kilobyte kilogram kilometer kilometers kilometre kilometres
  kilos kind kindergarten kindle king kingdom kings kiss kitchen kite kitten knee knees knife knit knitting knitwear
  knives knock knot knots koala korea kosher kuwait lab label lace ladder lady lake lakers lakes lamb lambs lamp
  landlord lane language languages lap laptop laptops lasagna lasagne laser lash latin latvia laugh laundromat laundry
  lava lavender law lawn lawnmower laws lawyer lazy lead leader leaf leak leap learn leash leather leaves lebanon
  lecture leg legal legend lego legs leisure lemon lemonade lemons lend lens lentils leopard lesson lessons letter
  letters lettuce level liar library license lid life lifeguard light lightbulb lighter lightning lily lime limerick
  linen linux lion lip lips lipstick liquid liquor lisbon listen literature lithuania liver liverpool lizard loan
  lobster lock locker locksmith log logo lol london lonely lottery loud love lovely lover lucky ludo luggage lullaby
  lump lunar lunch lung luxembourg lynx lyrics macaroni machine mad madagascar madrid mafia magazine magazines magic
  magician magnet mahjong maid mail makeup malaysia mall mammal mammals manager manchester mango mansion map maple
  marathon marble march margarine marilyn mario market marriage married marry mars marshmallow mask massage masters math
  mathematician mathematics maths mattress mattresses mayonnaise mayor maze meal meals meat medal medicine medieval
  meditation mediterranean meeting melbourne melody melon melt members memes memories memorize memory mend menu mercury
  mermaid metal metaphor meteor meter meters metre metres metro mexico miami mice microphone microscope microwave
  midnight milan mile miles military milk milkshake million millionaire minecraft mineral minister mint minute minutes
  mirror missile mississippi mist mistake mitten mix mobile mole mom monday money mongolia monkey monopoly month months
  montreal moon moose mop morality morning morocco mortgage mortgages moscow mosque mosquito moss moth mother mothers
  motor motorbike motorcycle mountain mountains mouse mouth mouthwash movie movies mow mozart mp3 mug mule multiply mum
  mumbai munich murder murderer muscle museum mushroom mushrooms music musical musician muslim mustache mustard myanmar
  nail nails nairobi name nap napkin napoleon nation nationality nature navy neck necklace needle neighbor neighborhood
  neighbors neon nepal nephew nephews neptune nerve nervous nest net netflix netherlands neuron neutron newborn newest
  news newsletter newspaper newton nickname niece nigeria night nightmare nile nintendo nobel noise noodles noon north
  norway norwegian nose notebook notes notice noun nouns novel novels november nuclear numbers nun nurse nurses nut
  nutrition oak oasis oat oatmeal obesity ocean oceans october octopus odor offer office oil oils old older olive
  olympics omelette omg onion onions online opera ophthalmologist orange orchestra orchid oregon organ organic organs
  origami orphan oslo ostrich ottawa otter ounce ounces outdoors outfit outlet oven overcoat owl oxford oxygen oyster
  ozone pacific pack package packet pad page pages pain paint painter painting pajamas pakistan pal palace palestine
  palm pan panama pancake pancakes panda panic panther pants paper parachute parade paragraph paraguay parcel parent
  parents paris park parking parks parrot parsley parties party passengers passport password passwords pasta pastry
  patient patients pavement paw pawn pawns pay pea peace peach peaches peacock peanut peanuts pear pearl peas pedal
  pedestrian peel pen penalty pencil pencils penguin penguins penny pension pepper peppermint percent perfect
  performance perfume period peru pet petrol pets pharmacist pharmacy philippines philosopher philosophy phone phones
  photo photograph photographer photography photos physician physics pianist piano pickle picnic pictionary pie piece
  pier pig pigeon pigeons pigs pill pillow pills pilot pin pinch pineapple ping pink pinochle pint pipe pirate pirates
  pistachio pitch pizza pizzas plague plane planes plant plants plastic plate plates platinum playground playlist
  playstation plot plug plum plumber plumbing pluto pneumonia pocket podcast poem poems poet poetry poison pokemon poker
  poland polar pole police policeman polish politics poll pollen pollution polo pond pong ponies pony poodle pool poor
  popcorn pope porch pork porridge portrait portugal portuguese postage postcard poster postman pot potato potatoes pots
  pottery poultry poverty powder prague pray prayer preacher pregnancy pregnant prescription president presidents pretty
  price priest primate prince princess print printer printing prison privacy prize professor program programmer
  programming prom pronoun pronounce pronunciation proposal protein proton proverb province psychologist psychology pub
  puberty public pudding puddle pumpkin pumpkins punch pupil puppet puppies puppy purple purpose purse push puzzle
  puzzles pyramid pyramids python quantum quarter quarterback quartz queen queens quidditch quilt quiz quote rabbit
  rabbits raccoon radiator radio radios radish rafting railway rain rainbow raincoat rainforest raining rainy raise
  raisin ramen ranch rap rapper rash raspberry rat rats raw razor reader reading realtor receipt reception recipe
  recipes recruiter recycle recycling red reddit reef referee refrigerator refund refunds reggae relationship
  relationships religion religions remote renovate rent rental repair reporter reptile republic resort restaurant
  restaurants resume retire retirement revolution rhyme rhyming rhythm rib ribs rice rich rides rifle ring rinse ripe
  river rivers road roads roast robbery robin rock rocket rocks roller romance romania romantic rome roof rook rooks
  roommate root rope rose roses rotten router row rowing royal rubber rug rugby ruler rum rummy runner running russia
  rust sad sail sailor saint sake salad salads salary salesman saliva salmon salsa salt samba samurai sand sandals
  sandwich sandwiches santa satellite satire satisfied saturday saturn sauce saudi sauna sausage sausages saxophone
  scale scar scared scarf scary scent schedule scholarship school schools science scientific scientist scissors scooter
  scorpion scotland scrabble screen screenshot screw screwdriver script scrub sculptor sculpture sea seafood seagull
  seal seals season seasons seat seatbelt seattle seaweed secretary seed seeds selfie selfish semester senator senegal
  sentence sentences seoul september sequel serbia sergeant server servers sew sewing sex sexy shade shadow shakespeare
  shallow shampoo shanghai shark shave shaving shawl shed sheep shelf shelves sheriff shine ship shipping shirt shirts
  shiver shock shoe shoelace shoelaces shoes shogi shook shop shopping shops shore shortcut shorter shorts shoulder
  shout shovel shower shrimp shy sibling siblings sick sidewalk sigh sign silk silver sing singapore singer singing sink
  siri sister sit sitcom size skate skateboard skating skeleton ski skiing skin skirt skull skunk sky skyrim skyscraper
  slang slave slavery sled sleep sleeping sleepy sleeve slice slippers slovakia slovenia slow slug smart smartphone
  smell smile smoke smoking smoothie snack snacks snail snake snakes snapchat sneeze snooker snore snoring snow
  snowboard snowman soak soap sober soccer social socialism society sock socks soda sofa softball software soil solar
  soldier sole solicitor solitaire somalia son song songs soon sore soul soup sour south soy spa spaceship spaghetti
  spain spanish sparrow speaker speech speed spell spelling sperm sphere spices spicy spider spiders spinach spine
  spirit splinter sponge spoon sport sports spotify spouse sprain spreadsheet spring sprint sprinter squash squat squid
  squirrel squirrels stadium stain stains stairs stamp stamps stapler starfish startup state statue stew stitches stock
  stockholm stocking stocks stomach stone stones stories storm story stove stratego straw strawberries strawberry stream
  street streets strike string strings stripe stroke stroller student students studying sub submarine subscribe
  subscription subtitles suburb suburbs subway sudan sudoku suffix sugar suicide suit suitcase suits summer summers sun
  sunburn sunday sunflower sunglasses sunny sunrise sunscreen sunset superman supermarket surf surfing surgeon surgery
  sushi swahili swallow swan swear sweat sweater sweden sweep sweet sweets swift swim swimmer swimming swimsuit swiss
  switzerland sword sydney syllable syllables symphony symptom symptoms synonym syria syrup syrups table tablecloth
  tablet tablets taco tacos tail tailor taiwan talent talk tall tan tango tank tanzania tape tarot taste tattoo tattoos
  tavern tax taxes taxi tea teacher teachers tear tears teen teenager teens teeth tehran telegram telephone telescope
  television temperature temple tennis tent tequila terminal terrible terrorism terrorist tesla texas text textbook
  texting thai thailand thank thanks theater theatre thermometer thermostat thief thigh thirst thirsty thoughts thread
  throat throne thumb thunder thursday thx thyme tibet ticket tickets tides tidy tie tiger tights tiktok tiles timber
  timer tinder tip tips tiramisu tire tired tires titanic toad toast toaster toasts tobacco today toddler toe toilet
  toilets tokyo tomato tomatoes tomb tomorrow ton tongue tonight tooth toothbrush torch tornado toronto tortoise touch
  touchdown touchdowns tour tourism tourist tourists towel towels tower towns toy toys track tractor trade traffic
  trailer train trainer trains tram translate translation translator trash travel traveller treadmill treasure tree
  trees triangle tricycle trip trips trombone tropical trousers trout truck trump trumpet trunk trust tsunami tub tube
  tuesday tuition tulip tulips tuna tunisia tunnel turkey turtle turtles tutor tuxedo tv tweet tweezers twin twins
  twitter tyre tyres ufo uganda ugly uk ukraine ukrainian ukulele ulcer umbrella uncle underwear unemployed unicorn
  unicorns uniform united universe universities university unlock uno unsubscribe upload upset uranus uruguay usa usb
  utah utensil uzbekistan vacation vaccine vaccines vacuum vampire van vancouver vanilla vase vat vatican vegan
  vegetable vegetables vegetarian vehicle vein velvet venezuela venice venus verb verbs verse vet veterinarian victim
  video videos vienna vietnam viking village villain vine vinegar vineyard viola violence violet violin virginia visa
  vitamin vitamins vodka voice volcano volcanoes volleyball volume vomit vote voting vowel vowels voyage waffle wage
  wages waist waiter waitress wales walk wallet wallpaper walnut walrus wand war wardrobe warm warsaw wart wash washer
  washing wasp watches water waterfall watermelon wave waves wax wealth weapon wearing wears weather web website
  websites wed wedding weddings wednesday weed weekday weekend weekends weep weigh weight weights welcome wembley west
  wet whale whales whatsapp wheat wheel wheelchair whip whiskey whisper whistle white wholesale widow wife wifi wig
  wikipedia wild willow wimbledon wind window windows windy wine wines wing winners winter winters wire wisdom wise
  witch witches wizard wizards wolf wolves woman women wood wooden woods wool wordle workout world worm worms worried
  worship wow wrap wrestling wrinkle wrinkles wrist write writer writes writing wrote xbox yacht yahtzee yard yawn yay
  year years yeast yellow yemen yen yesterday yoga yogurt yolk young younger youth youtube zambia zebra zelda zeus
  zimbabwe zip zipper zodiac zombie zombies zoo zoom zucchini zurich`.split(/\s+/),
);

const stems = new Set([...WORDS].map(stemmer));

/** True if a word is correctly spelled English, even if the book lacks it. */
export function isEveryday(word: string): boolean {
  return WORDS.has(word) || stems.has(stemmer(word));
}
