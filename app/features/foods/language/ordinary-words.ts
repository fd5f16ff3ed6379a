/** Written by `npm run words` from the word lists of @zxcvbn-ts/language-en (MIT). */
const WORDS = `
aah aarti abba abbess abby abilene able absolute accord accorded acharya acid acre across activism activist ada
addition additionally adorn advocacy advocate african agne aground aha aii aim aire alan alaskan albania
alcoholism alec alex alfred algebra algeria alien allah allan allen ally alma alois alternate alto amanda amended
america americana amritsar ana anchored andalusia andy angela angele angelo angelou anger angle angy ann anna
annex anny anomaly anti ape app apparatus apparel applied apply april arab arabia aramaic arbor area arena
argentina argentinean argus ari aria ariel arising armin armored armory armoury array arrow artificially asami
asia ass assad asserted assisted assured athlete athleticism atla atlanta atlantis atoll aunt aura automatic ava
avail avenge avian babe backed backing bad baek bahia bai bail bailed baker balaclava balanced balcony bald
balinese ballast baltic balto bam ban banco band banged banging bangor bank banked banker banking banner bantu
barack barb barbarism barbarous barbary barby bare barely baring bark barking barn barnaba barney baroness baroque
barrack barred barrier barry bart basal baseball based basel basin basis basra bastion basy bat batch bate bathe
baton batted battersea battery batting battle battled bavaria baxter bayonet bayonne bea beacon beard bearer
bearing beast beat beating becca beck beckett becky bed beep beeping beg begging behaved beheaded bein belfast
belgium belgrade bella belle belt bench bend beneath benefit benefited bennett bent beret berle berny bert beset
bet beth better betty bey bhagwan bharti biase bible bicycle bid bike biking bill billed billy bin bind binding
bingo biology birth bitten bitterly blake blaming blanche blank blasted bled bleed bless blessed blew blind
blinded blink bloc blocked blocker blocking blog blogger blond blonde bloodiest bloodline bloom blowing blown
bluesy boarder boast boasted boat bob bobby boil boiler boiling bold boldness bolt bon bond bong bonne bonny bonus
boob booed book booked booking boom booming boosted boot booth bore bored born borne boss bothered boulder
boulogne bounded bounding bow bowed bowled boxer boyd bra bracket brad bradley brady brag braille brain brake
braking branch branded brandon brass brave bravery bravo breach breadth breakage breaking breakup breathe bred
bree breech breed breeder breeding brett brewery brian bribe brick bride bridget brief brien brienne brigadier
brigand bring bristle british broader broadly brocade brock brody broke broker brook brothel brother browser bruno
brush bryan buddhism buddhist bug bugger bugging bugle build buildup bulk bullied bully bum bundle bundled bunk
bunny buoy buren burglar burner burning burt burton bury bus busan buse bush bust buster butch butcher butler butt
butte butterfly buyer byron cab cabaret cabinet cacti cage caico cain caitlin calais calendar calf calibration
californian call calling cally calm cam came camp camphor camping campus campuse canal candle canna canne cannon
cano canon cant cantonese canva canyon cao capable capitaine capitol capping caption car cara carbon carbonate
carbonated card cardiac cardinal carding care cared caring carla carlo carly carnaval carnegy carol carolina
carried carrier carry carrying carson cart carter cartoon carving case cask cassini cast caste castel castiel
castile cat catalonia cater cattle causal cause cave cavity cease ceased cedar ceiling celebrating cell cellphone
censor centimeter centimetre ceramic cere cerebral certain cervical chad chaim chair chan chand chandan chang
changed chant chao chap chaplain chapter charged charing charley chart charted chase chaser chasing chat
chattering chatting cheaper cheaply cheat cheated cheating chechen check checked checking cheer cheering cheetah
chen cheng cherish chest chester chet chewing chi chiba chief childe childish childless chill chime chiming
chimney china chirping chlo cho choir choke choking cholera choosing chopper chord chore choshu chowk chris
christina christy chu chuckle chul chun cia ciao cilla cindy cistern citizen clae claim clan clap clashed class
classified clatter claudia claudius claus clay clean cleaned cleaner cleared clearer clearest clearly cleric
clerical click climbed clinton clip clive clock cloister clone close cloud clue clustered coach coached coal
coastal coat cobbled cocky code codeine cody coil coin coined colin collar college cologne colony color colored
colorless colt columbia columbian coma comforting comin comm commercially compare compete competed compile
completed completely complex compose composed composite compress computer concentrated condemned condense
condensed condenser confessed congo congress conor console consume consumed contained containing continuing
convened converge converged converted cooch cook cookery cooled coolest cooling coop cop copa cope copper cora
cord corey corinth cork coroner corp correct cory cos cost couch could counted counter countess county coup
couplet courage courtesy cove coveted cracking crackling crafted crane cranial crap crash crashed crawl crawling
creak created creation creator creek creep crest crete crevice crew crewe crewmen crib cricket cried crime cripple
crise crisis cristina crook crooked crop crore crossed crossing crow crowded crowned croydon cruised cruiser
crusade crushed cry crystalline crystallized cue culled culling culloden cult culvert cunt curated curb cure
curling current cursed curtain curved cute cutty dae daily daisy dale dalla dam dame damn dana dang dani danielle
danny dante dared darko darn dart data dated davey davis davo dawn dayal daylight dea dead deaf dealt dean dear
deb debuted decay decided deck decree dedicated dee deed deepa defined del delete deleted deleting delhi delicate
delighted delle delo delta demise demo democrat den dennis denser deny depressed depressing derby derived desk
despite detained deter dev deva devised devoted diabete diagram dial diaper diary diaz dice die died difference
differently differing dig dilute dime dinar dine dino directive dirt disclose discuss disk disputed distant ditch
diva dive dived divided divinely diwan dixon djing dna doc dock dodge doin doing doll dome dominic donny donor
dont doo doom dope doppler doris dorm dose dot doubled doubling doubtless doug dowager doyle drag dragged drained
drawing dre dreamed dreaming dredd dress drew driest drill drilled drilling drive driving drooping dropping
drought drove drowned drug drugged dual dubbed duet duh dull dumb dump dumping dying early earn ease easier
easiest east eastern eddy ego eighth elegant eli elite emission emma empress endure endured energon enriched ensue
ensured entered entry enveloped equality equally equip era escalate especially eva evaporate exam expired
expressed expressly extracted extractor facet fact factor fade faece fag fail failing fairly faked fall falling
fame famed familial familiar family famously fang fanny fantasy far fare fared fargo farm farnese fart farther
fashion faster fasting fate fated favor favored favour favoured fax feat fee feed feel feeling fell felled fellow
felt ferrari fervent fiancee figured fiji file filed filing fill film filmed filming filtered filth find fine
fined fire firewall firmness fishy fist fistula fitz fixed flag flame flanked flap flare flash flatter flattered
flavius flaw fled flee fleet fleshy floated floating flood flooded floor floral florida flourish flow flowed
flowered flu flush fly flyover fog fold followed follower fond font fool fooling footy foray ford forecast
foremost forestry form formed former formulate forrest fort fortified fortunate fostered founded founder framed
fran franc france franchise francine francis franco franklin frankly franz freaked fred freddy freed freedom
friend frigate fritz frodo frog frome front fronted frost froze fruition fuel fueling fuelled fulfill fully fund
fungi fur fuse fuss gabe gaelic gail gain gained gaius gal galleon gandalf gangster gao garde gardener garland
garrison gary gas gase gate gated gauri gauss gay gaza gaze gazette gee gelatinous gem gene generally generate
generous genital genocide genuine georgia germanic germany ghosh gift gig gil gimme gina gino glad gland glen
globo gloria glorify glorious glove glow goa goal god goe goin golan golf gon goodbye goran gorilla goring gosh
gown gps grabbed grace graced gracy grade graded grady graeme grafting grammar grammy grandson grange granite
grant granted granting graph grasp grass grassed grave gray graze grazing greater greed greene greet greeted greg
grenada grew grid griffin grille grind grip gripped groan groom gross grossing grounded grouped grow grunt guam
guilt gujarat gun guo guru gurus gust gut gym hack hadn hae hah hai hail haircut hairy hal halfway halil hall
hallway halt halted halting halved hama hamdi han handing handled handy hang hangar hanged hangover hank hanoi
hanover hao happier happiest happiness harder hardest hardness hardy hare harley harm harmful harris harry harsh
harsher hart haruna harvested harvester hasn hat hate hated hath haunted haven hawke haye headach headache headed
heading heal healed healing health heap hear heard hearing heated heater heather heating heavenly heavier heaviest
heck hee heel heh heir held hell helmand helped helping hendrik henri henryk herbert herd herding herr hid hike
hindered hindi hiring hit hmm hmong hockey hog hoisted hola holding holme holt holy homer hon honesty honk honored
hoo hood hook hop hope horde horny horse hose host hosted hostel hour housed housing hua hug hugh huh hui hulk
hull humane humanist humerus humor humorous hunan hung hungary hunger hunt hunted hurling hurt hurting hyderabad
hye ian iceland icon icu idle idris iike impacted imparted impassable imperialism imperialist implored imported
improved indiana individualism individually indonesia indra indy infancy infantry inhuman initiation inland
instance instantly instinct invitation ion iran iranian ireland iris irise irony irritation islander isolated ivan
jacky jae jakob jame jamestown jamuna jamy jan jang janitor japan jared jason javanese jay jeeva jeong jerzy jess
jill jin jing joan jody joel joey johan join jointly joke jon jone jong joo joon jose josy jule julia julio july
jumping jung jussi justice kadir kai kamui kanda kandahar kane kang kannada kansa kara karaoke karen karl karma
karnak karoo kasai kate kathy katy kauai kavya kay kayla keen keita kennel kenta kev khaki khan khmer kicking
kiddo kikuchi kill killing kin kinda kira kitchener kite knee know knox kook korea kosta krakow kris kuala kumar
kurt kyle kyung lab lacey lack lad lafitte lagging laid lakh lame lamp lana lance land lane lang lao lapd lar
largely larger largest larva las laser latter lattice launch launching laura lausanne lavish law lawn lawyer
layered lazy lead leaflet leah leak leap learn learner leathery leaving lee leed legacy len lena lengthen lengthy
lent leon let letter levee lever lex lexington liam liang lick lid lie lift lighted lighter lightest lightly lila
lilly lily limb limitation limo limp lin lindsay line liner linguist lisa list lit literal liu live lived livery
liza load loan loaned lobe lobo locale locally loch lock locus loft logan logger logical login logo lois lone
longing longinus look loom loot looter lord lori los lose loser loss lost lou louis loved lower loyal luca lucha
luck lucy luger luke lump lunar lung lying machi mack mad madam madea madeline madison madurai mae mafia maggy
magic magne magnet magnus magus mahdi maid mail main maine maintain makin mal malaria malay male mali mall maltese
mama mamba managed manchuria mandate mandy manga maniac manju manner mansion many map mara marais marc marched
mare margaret marge margo marina marine mario marisha marissa marriage married marsh marshal marta martial martin
martinez marty masao mask massacred massage massoud mast mastery mat match matched matchup mate mated mateo mater
mathura matt matter mattered mattress matty maurice maurier may maya maze mean meant measured mecca medical meena
meet meg mega meine mel melee mellow melted melting meme memo men mend meng menon mere merry merton message messy
met meter meth mia mic mice michelle mick mid midline midst mikey mikko milan milder mile militia mill millimeter
millimetre milly milton mimi minaj mind mined ming minimal minister mino minsk minted mira mired missile missing
missus missy mistress mitch mite mixtape moan mode model modeled modell modelled module moe moine moisture mold
mon mona monastery monde mongolia monitor monk monro montage monterrey month monty mood moore mooring mop morocco
moron morris morse mose most mould mount mountainous mounted mounting mouse mouth move movin mrs much muffled
muhammad mulder munster murugan must mustered mutation mute myung nacht nadu nagar nah naive naked name nanda
nandi napoleonic narayan nasa nash nasir nasty nat nate nato naturalist naturally naval nazi nazis neal near neath
ned need negro nest net neutral never newer nick nico nigeria nigga niko nile nishi noel none nor nora norm norma
normally norman northerner noun novel nun oath oceania oceanic ohio oldy oliver olly onassis once opinion oppa
oppose optimal organ organise organism organist organize oriented originally originate oslo outlier outline
overlay oversea oversee oversight overt pace paced pacifist packing pact paddy padma page pagoda paid paint
painter pairing pal palace palais paler palin palme pamela pandava pandit panel panic panicked pant panting panty
papal papua para parable paris park parked parking parley parole parte partial particle partisan partly parvati
pasha pass passage passing past pasteur pastoral pasture patrick patrol pattern paul paula pauline pause pawn pay
peace peak peaking peasant pedal pee peek peer peg pelican pen pending penis penn pennant penned penny pension
peppered per perce perceive perfect permian peron perry persian persona personage personally personnel perth peru
pervert pest pet petar pete petty phallic pharma phase phew phil philippe phillip phone phyllis picked picket
picking pier pierce pilate pile pillai pilot pimp pin piney ping pinky pioneer pipe piped piper piss pit pitch
pitched pitted pity pius pivot placed placing plane planet plank planned planner plantation planted planting
plateau plating play playful playin playing plaza plea pleasant pleased pleated plot plug plume plunder plush poem
poet point pointed poker poking police policy polio polite poll polly pommel pond pony pool poop poor pope porch
porn porta portable porte porto pos pose posted posting potion potter pottery pounding powered powering praetor
praised praising pratap preached preceded precedent precept precise premiere premiered premise prep presence
present preserved preside presided presidency presiding press preston prettier prevent prey price prick pride
primate print printer private prize proceed proceeded process processor procuring profane professed profile prom
prone proper properly propose prose protege protest prussian psalm psst publish puke pull pulley pulling pump
pumping punched punjab punjabis punk purebred purge purged purim purse pursued pushing put putin putting quake
qualified qualifier qualify quarrel quarterly quartet que queer quicker rabbi rabbis race racket radio rae rag
rage raided raiding rail railing raining raise raising raja rallied rally ram rama raman ramess ramon ramp ran
rancho rang rank rap rape rapping rare rash rat rate rather ration raven ravenna ravi read readied readiness
reading realised realising realism realm rear rebound rebrand rebuked receive recess recite recited reckless
rectangle recurrent redacted reddish redefined reduce reed reel refine refined refinery refused regained regina
regularly regulate regulator rehired reid reigned rejected related release rely remained remedy reminder renal
render renee rent repeated repeater rescued reserved resign resolve resting resumed retained retina retinue
retired retreated reuse rev reverse reviled revised revising revived rex rhine richer richy rick ricky rico rid
ride rider rifle rig rihanna ringed rio riot rip ripen rise rising risk risking risky rita rite roald roam roar
rob robbing robby robe robin robot rocker rode role roller romance romani romania rome ron rong ronny roof rooky
room rope rosa ross roster rosy rot rotated rough roughly rounded rounder roundhouse row roy royalty rub rubbing
ruben ruining ruled run rupee rush ruskin russ russia rusty sack sacked sad sadat sadness saeed safe safer saga
sagar sage sail sailing sal salah salary salesman salim salle sally salon saloon salve samar same samoa samoan
sample sampled sanction sand sandwiched sandy sane sang sank santo sapling sara sarcoma sardinia sat satan satisfy
satya save saved saw saxon say scale scaling scam scan scanner scar scare scared scathing scene scope score
scoring scot scout scouted scrapped scratch scratched scratching screamed screeching screen screwed scum scuttle
seabed seafloor seal sealed sealing sean search searched seasonal seat seated seattle sec sect section secured
seeding seek seeking seem seemed seen sega seiya seize seized selfish selim sell selling send sender sending sent
seo seon serbian serf seriously serling servant servicing serving seth setting seventh severed sew sewer sexy
shade shaded shady shahin shaken shale shall shallow shame shan shane shankar shannon shaped shard shared sharing
sharply shave shaw shear sheared shed sheer sheikh shelf shelly shelter shelved shen sheriff sherman shh shi shine
shingle shiny ship shire shirley shirt shit shmuel shock shocked shoe shook shooter shore shorten shorter shortest
shortly shouldn shout shouted shoved show shrank shree shut shutter shuttle siberian sibling sichuan sick sided
sikh sila silk silla silly silvery simmon simon simpler sin sing singer singh singing singled sink sir sire sired
siren sis sit sitar site sitting sized skater ski skill skilled skit sky slab slack slang slap slapped slash slat
slated slave slavery sleep slender slick slide slip slipped slipper slit sloan sloop slope sloping slot slowing
sluice slum slur smaller smallest smarter smartest smell smelled smiled smiling smoke smoothly snake snapped sneak
sniff sniffing sniffle sniper snoring snout soap soared sob sober sock sofa soil sol sold solidly solomon solon
solve solvent solver solving someone somerset son sonny soo soon sooner sore soren sorty soul sounded sourced
southeast southeastern southerner spa spaced spacex span spared spark sparked sparking sparse spatial speak
speaker specialise specialist specially specialty specy speed spell spelled spent spike spill spilled spin spindle
spine spinner spire spit spite splendid spock spoiled spoiler spoof spore sporting spot sprang sprawling sprint
spur spurious spurned spurred spy spying spyware squad squeal stab stacy staff staffed staffing staged staging
stained stair stake stalker stall stallion stammer stan stanton stare staring stark starling starred starring
starting starving stash state stating station stave stay steal steam steamer steep steeped steeper steeple steer
steering stem stemmed stemming step stepped sterling steven stevy steward sting stink stipend stirling stirring
stoke stole stolen stone stony stop stopping storage stored storey storied storing stork storm story stove strand
stranded strange stranger strap stray streak streamed streamer stress stretching striker striking stripe stripped
stripper striving stroll stronger strongest strongly strut stuck studded studied studying stuff styled styling
substituted succeed success sucked sue sued suffered suing suit suk suleiman sultan sumer summary summed summit
summon sundar sundry sung sunglass sunk supplemental support suppress sure surfaced surfing surgeon surgery
surname surya susy suv suwon swami swan swap swapped swat swear sweat sweden sweep sweetest sweetheart sweety
swell swept swim swimmer swimming swing switch swollen swore tab tableau tae tag tagline tailing taiping takin
tale talk talking tallinn tamaki tamil tammy tan tangent tank tao tape taper tapping tara task tasted tasting tate
tattoo tax taxi taxis teal team teamster tear tease tech ted tell telling tempe temper templar temporal tenant
tended tenement terminus terrace terrain terrible tess teste texan text than thatched thee theme thickest thing
thinned thirsty thor thorax threw thunder tian tiananmen tiber tick tier til till timer tina tire tit tobacco toby
todd toe told tomb tommy tone tong toni tonne tool tooth topic topical toppling tore torn toro torre torture tory
toss tour towed towel toxic toy tracy tradition traditionally trailed trailer train trait tram tran transitional
trap trapping treated treaty tree trey trial tribe trick tricked trigger trim trimmed trio trip tripled tripoli
tripped trish trois troy trudy true trusted try tuck tumbled tummy tune tuned tunis turan turbine turin turk turn
turnout twang twentieth twig twin twisted twitter typical tyre unclear unicron unison unite unity unveiled upon
ural uruguay usa vaccine vain val vale van vase veena vega vegetation veil vein velvety venerable venezuela venus
vera verb verge verse version vest vet via vibe vice vicious victor victorian victorious victory vietnam vika vile
vince vineyard violent virgil virginia visa vista vital vitus volcanic von wade wager wait waiter waiting waitress
walked walkout wallace wally walsh walter wanda wang wanting war ward ware warlike warmer warn warned warp watch
watched weak wear wearable weather wee weed week weep weighted wes westerner wet whale whaling whatever whether
whew whimper whining whirring whisper whistle whistling whitney whoo whoop whooping whore whose why wide widened
wield wig will win wind winner winston wipe wire wise wive wong woo woody wool word wore worn would wright write
writing wynton xia yah yan yang yea ying yong younger youngest yun yunus zhao zhi zhu zoe zoned
`;

const LIST = new Set(WORDS.trim().split(/\s+/));

/** A common English word that is no mistyped food: place, not plaice. */
export const isOrdinary = (word: string): boolean => LIST.has(word);
