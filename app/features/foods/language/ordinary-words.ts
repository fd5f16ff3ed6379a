/** Written by `npm run words` from the word lists of @zxcvbn-ts/language-en (MIT). */
const WORDS = `
absolute acrobatic actively activism activist activity adorn advocacy advocate alaskan alcoholism alfred algeria
alien allah allan allen amanda america americana amritsar anchored andalusia angela angele angelo anger angle
annex apparatus apply april arbor arena argentina argentinean ariel armory artificially asami asserted assisted
atlantis atoll automatic avail avenge avian backed backing bahia bailed baker balaclava balanced baltic balto
banco banged bangor banked banker banking banner bantu barack barbary barby barely baring barking barney baron
barry basal based basel basic basin basis basra batch bathe baton batted battersea battery battle battled bavaria
baxter beacon beard bearer beast beaver belgrade bella belle bench benefited beret berle berny beset better biase
biking billy bingo birth bitten bitterly blake blank bleed bless blind blinded blink blond blonde bloom blown
bluebeard boast boiler bonne booed booth bored borne bounding bowed bowled boxer brady brain brake braking brand
branding brass brave bravo breach breadth breaking breathe breed breeding brewery brian bribe brick bride brien
brigadier bring bristle brock brody bryan buddy bugle build bully bunny buren burgeoning burning burton busan
buster butch butler butte butterfly caico caitlin calendar calibration californian calling campus canal canna
canne cannon canon canva canyon capitaine carbon carbonate carbonated cardinal carding cared caring carly carnaval
carolina caroline carried carry carrying carson carter cartoon carving caste castel castile catalonia cater cattle
causal cause celebrating cellphone cerebral chaim chain chair challenger chand chang chant chart chattering cheat
check cheer cheering chest chiba chick chief child chill chime china chirping choke chopper chord chore choshu
christian christina cindy claim classified clean clive clock clone close cloud clustered coach cobbled cocky
coined colin collar colonial color columbia columbian comin commander compete competed compilation completed
completely compose composed composer composite computer confection conor conscious converge converged converted
cooch cooled copper corey coroner corporation cortical couch could county coveted cracking crackling crane crash
crawl creak created creek creep crest crete crewe crime crise crore crossing crucible crystalline crystallized
culled culloden curling current cursed curved daily daisy dalla danielle danny dante darko dated davey dayal decay
decree dedicated deepa delete delhi delicate delighted delle delta democrat denser depressed depressing derby
designated deter devised diaper diary dilute dinar directive ditch dived divinely diwan dixon djing dodge donny
donor doubled doyle dreaming drifting drill drilling dropping drought drove dubbed dumping dying early easier
eastern elemental elite endure ensue ensured equip escalate especially extracted extractor facet factor faece
fairly faked falling famed famously fanny fared fargo faster fated favored felled fellow fifty filed filing filmed
filming filtered filth fined firewall fishy flame flare flattered fleet flesh flood floor floral flowed flowered
followed follower footy foray forecast foremost forestry formed former formulate forrest fortunate fostered
founder framed franc franchise francine franco franklin franky franz freddy freed freezer friend fritz frodo frome
front fronted frost froze fulfill fully fungi funnel gaelic gallon garde gardener gauri gazette gelatinous
generally generate genocide germanic germany ghosh gland globo glove golan goran goring grace gracy grade
graduated grady grafting grange grant granting graph grass grave graze greed greene greet grenada grille grind
groan grounded grouped grunt guilt hairy halil hamdi handy hangar hanged hangover hanoi hardest hardy harley harsh
harshest haruna harvested harvester hawke health heard hearing helped hendrik henri henryk herding hindi hmong
holme homer horny horse housed humane hunan hungary hunger hunted hyderabad impassable indiana individually
indonesia indra infantry initiation inland instance instantly instinct invitation irise irony irritation islander
isolated jacky jakob jamestown jamuna jason javanese jeeva jerry jerzy johan juicy kamui kanda kandahar kansa
karen karma karnak kasai kauai keita kennel kenta khaki khmer killing kinda korea kosta krakow kyung larger larva
laser latter launching laura lavish lawyer learn leathery lever lexington liang lilly liner lingered linguist
liter litre lived livery loaned locus logan login loser loved lower lucha luger lunar lying machi madam madea
madeline mafia maggy magne magnet magnus mahdi makin malay maltese mandy manga maniac manju manner margaret margo
marina mario marshall marta martin martinez marty masao massacred massage match mated mateo mater matty meant
mecca melted menon merry merton messy michelle midst mikey milan milder milestone milly milton minaj mined minus
mired missy mitch model modell module moine moist monastery monde mongolia monro monterrey month monty moore moron
morse mould mount mouse mouth movin mulder munster mustered mutation myung nacht nagar naked nanda nandi
napoleonic nasir nasty naturally naval neath negro nishi northerner novel oliver organise organism organist
organize oriented originally originate overpass overt pacifist package packed padma paint paler palin palme pamela
pandit panel panty papal papua parking parley parole parte partisan partly pasha pastoral patch patrol peace
peaking peasant pedal penned penny peppered perce peron perry persona personage personally personnel perth petar
petty pharma phase phone picket pierce pilate pilot pinky piper pitch pitted pivot place plane planet plank
planner plantation planted planting playin pleasant plume plush point poker poking polio polly porch porta porte
porto posted potion potter pounder pounding powered powerhouse pratap precedent premiere premiered presence
preserved presided presidency presiding presumed prettier price prick pride print prize proceeded processor
procuring professed progressed prone proper properly protested psalm pulley purebred purge purged purim purse
quake qualify quantity quarterly quartet queer rabbi rabbis racket radio raided raiding railing raining raise
raman ramon rancho rather ration raven realising realm recite recurrent redacted reddish reduce referred refine
reformed regina regularly regulate regulator renal reserved resign retina reuse rhine richer richy ricky rider
ripen rising risky roald robot rocker roller romani rooky rough ruben russia rusty sacked sadat saeed sagar
sainsbury salah salim salle sally salon saloon salve samar samoa sandwiched sandy santo sardinia satan satya saved
scale scared scene scope score scout scrapped screen seabed seafloor sealed search searched seasonal seated seemed
selim sender sewer shade shaded shady shahin shaken shale shall shallow shame shane shaped shard share shave shear
sheared sheer sheikh shelf shelly shingle shiny shirt shmuel shock shook shore shortage shortwave shout shoved
shrank silla silly silvery singer singh singled skater skill slack slang slash slated sleep slick slide slipping
sloop slope sluice smell smiled smoke smoothly snake snapped sneak sniff snout soared sober solve solver somerset
sonny sooner soren southeast southeastern southerner spaced spacex spare spared spark sparking speak specially
specialty spectral specy speed spell spent spike spill spine spire spite splendid spock spore sport sprang
sprawling sprint spying squad squeal stacy staff staffed staffing stained stainless stake stall stallion staring
stark state steal steam steamer steep steer stemmed steven stevy sting stink stole stolen stone stony store storey
storing stork storm story stove stranded strap stray streak streamed stressed stricter striker striking stripe
stripped stripper striving stronger strongly strut stuck studying stuff stunning styled substituted sucked suing
sultan sumer summed sundar sundry supplemental surgeon surya swallowed swami swear sweat sweden sweep sweetest
sweetheart sweety swell swept swimming swing swollen swore tagline takin tamaki tamil tapping taste taxis tempe
temper temporal tended tenement terrible texan thais thatched theme thing think thirsty threw tiananmen tiber
timer tombstone tonne tooth topic topical toppling torre towed towel toxic tracy trail tribe trick tripled trudy
twang twisted twitter uruguay vegetation velvety venerable venezuela verge verse victorian vince vineyard violent
virgil virginia volcanic wager waiter waiting walked walsh walter wanda watched weather weighted westerner whale
whining whirring whistling whoop whore whose wield winner woody would wright write writing wynton young zoned
`;

const LIST = new Set(WORDS.trim().split(/\s+/));

/** A common English word that is no mistyped food: place, not plaice. */
export const isOrdinary = (word: string): boolean => LIST.has(word);
