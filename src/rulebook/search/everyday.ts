/**
 * Common words of English that are no rulebook’s. Where a book has one of them it counts there as any other word; where it
 * hasn’t, the word is not taken for a slip in another one: who asks about taxes doesn’t mean what a card takes.
 */
const WORDS = new Set(
  `account actor actress address advertisement airplane airport album alcohol alphabet america amazon android angry animal
  ankle anniversary ant ants apartment app apple application apps april argument arm army art article artist asia ask asked
  aunt australia author autumn average baby bacon bag bake baked baker bakery baking ball ballet banana band banker barber
  baseball basket basketball bath bathroom battery beach bean bear beard beautiful beauty bed bedroom bee beef beer bell belt
  berlin bible bicycle bike bill billion bird birth birthday biscuit bitcoin blanket blog blonde blood blouse boil boiled
  boiling bone book books bottle bowl boy boyfriend brain brazil bread breakfast bride brother browser brush budget bug bus
  business butter button cake calculate calculator calendar california calorie calories camel camera camp camping canada cancer
  candle candy car career carpet carrot cars cartoon cash casino cat cats ceiling celebrity cell cereal chair cheese chef
  chemistry cheque cherry chess chicken child children china chinese chocolate christmas church cigarette cinema city class
  classroom clean clever climate climb clothes cloudy club coach coat cocktail code coding coffee cold college color comb comedy
  comic company compile compiler computer concert contract cook cooked cookie cooking copper corn cotton country couple course
  cousin cow crayon cream cricket crime crocodile cry cup currency curtain customer cute dad daddy dance dancer dancing dark
  data date daughter december delicious delivery democracy dentist desk dessert detective dialect diabetes diamond diary
  dictionary diet dinner dinosaur discount dish divorce doctor dog dogs doll dollar dollars dolphin donate donkey donut download
  dragon dream dress drink driver driving drug drum dryer duck dungeon dust ear easter easy eat eating economy editor education
  egg eggs egypt einstein elbow election electric electricity elephant email emails employee employer energy engine england
  english essay euro europe evolution exam excel exercise eye eyes facebook fact factory family famous farm farmer fashion
  father february fever fiction film films finger fingers fish fishing fitness flower flowers flu folder food foot football
  forecast forest fork france free freezer french friday fridge frog fruit furniture gallery garage garden garlic gas gasoline
  gender geography german germany ghost gift girl girlfriend glasses glove god gold golf good google government grade graduate
  grammar grandfather grandma grandmother grandpa grape grass gravity greece green grocery guitar gym hair haircut halloween
  ham hamburger hammer hamster handsome happy harvard hat hate headache healthy heart heaven height hello hen hi hiking hindi
  history hobby hockey holiday holidays homework honey hope horse horses hospital hot hotel hotels hour house houses housing
  hug human hungry hurricane husband ice iceland icon idea india inflation insect install installed installing insurance
  interest internet interview iphone iran iraq iron island italian italy jacket jail jam january japan japanese java javascript
  jazz jealous jeans jesus job joke jokes journal joy juice july june jungle kangaroo kettle keyboard kid kids kilo kilogram
  kilometer kilometers king kiss kitchen kite kitten knee knees knife knives korea lake lamb lamp language laptop laptops latin
  laugh laundry law lawn lawyer lazy leaf learn leather lecture leg lemon lettuce library license light lightning linux lion
  lips literature liver lizard loan london lottery love lover lunch lung lyrics magazine magic mail makeup mango map maple march
  market marriage married marry math mathematics mattress mayonnaise meal meals meat medal medicine meditation meeting mayor
  melon melt memory menu mexico microphone microwave milk minecraft mirror mom monday money monkey monopoly month months moon
  morning mortgage moscow mosque mosquito mother mothers motorcycle mountain mouse mouth movie movies muscle museum mushroom
  music musician name nail nails nephew netflix newspaper newsletter newton nickname niece night noodles nose notebook novel
  november nurse nut ocean october office oil old olive olympics onion onions opera orange orchestra oven owl oxford oxygen
  packet paint painter painting pajamas palace pan pancake panda pants paper parent parents paris parrot party passport
  password passwords pasta peace peach peanut pear pen pencil penguin penguins pepper perfume pet petrol pets phone phones photo
  photograph photos physics pianist piano picnic pie pig pigeon pillow pilot pineapple pink pizza pizzas plant plants plate
  playlist poem poems poet poetry poker police politics pollution pond pony pope popcorn pork potato potatoes pregnancy pregnant
  president pretty price prince princess printer privacy professor program programmer programming province pub pumpkin puppy
  purse puzzle pyramid python quantum queen quiz rabbit radio rain rainbow raining rat recipe recipes recycle red refrigerator
  religion rent rental restaurant restaurants resume rice rich ring river rock romantic rome roof rose rugby russia sad salad
  salary salmon salt sand sandwich santa satellite saturday sauce sausage scarf school schools science scientist scissors sea
  season secretary selfie sentence september sex shakespeare shampoo shark shave sheep shelf shirt shoe shoes shopping shorts
  shower siblings sibling singer singing sister skin skirt sky sleep sleeping sleepy smartphone smell smile smoke smoking snake
  snow soap soccer sock socks sofa software song songs soup spaghetti spain spanish spell spider spoon sport sports spouse
  spring spreadsheet squirrel stadium stain stains stocks stomach strawberry street student students studying subscribe suburb
  subway sugar summer sun sunday sunglasses sunscreen supermarket surgery swim swimming symptom symptoms tablet tall tango tax
  taxes taxi tea teacher teachers teeth telephone television temperature tennis tesla text thank thanks theater thirsty
  thunder thursday ticket tickets tie tiger tire tires toast toddler toe toilet tokyo tomato tomatoes tomorrow tongue tooth
  toothbrush tornado tourist towel tower traffic train trains translate translation trousers truck trumpet tuesday turkey
  twitter umbrella uncle unemployed uniform university vacation vaccine vaccines vacuum vegan vegetable vegetables video videos
  violin visa vitamin vodka volcano volleyball vote waiter wallet wallpaper wardrobe washing wash weather web website websites
  wedding wednesday weekend weight whale whiskey wife wifi wikipedia windows wine winter wolf woman wood woods wool worm wrist
  write writer writes writing wrote yesterday yoga yogurt youtube zebra zoo zodiac`.split(/\s+/),
);

/** Whether a word is spelled right, whatever a book says about it. */
export function isEveryday(word: string): boolean {
  return WORDS.has(word);
}
