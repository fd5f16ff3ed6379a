/** Written by `npm run words` from the word lists of @zxcvbn-ts/language-en (MIT). */
const WORDS = `
actively adorn alcoholism america americana angele angle apparatus apply arena artificially asserted assisted atoll
avail avian backed backing bahia balaclava baltic balto banco bangor banked banker banking banner bantu baring
baron basal based basel basic basin basis basra baton batted battersea battery battle battled bavaria beacon
bearer bench beret beset biase biking birth bitterly bloom bluebeard boast boiler bonne booed borne bowed bowled
braking brand breach breadth bream breed brewery brigadier bristle butte caico californian canal canne cannon
canon canva canyon capitaine carbon carbonate carnival carried carry caste castel catalonia cater cerebral chaim
chain chand chant chart chess chiba chief china chord christian claim classified clive clone clustered coach
cobbled coined color commander compilation confection conor converge converged converted cooch cooled corporation
cortical county coveted created crest crete crewe crise crossing crucible crystalline crystallized current curved
daily darko dated dayal decay dedicated deepa delhi denser derby designated deter devised diary directive dived
divinely diwan djing donor drilling early eastern eighth elemental elite endure ensue ensured escalate extracted
extractor facet faece famed fared fargo fated favored feast felled fellow filed filing filmed filming filtered
fined fleet flood floor floral flowed flowered followed follower footy forecast foremost forestry formulate
founder frankfurt frome front fronted fully gaelic garde gauri gazette gelatinous generally generate genocide
germanic germany globo golan goran goring grade graduated grafting granting graph grass graze grenada grille
grouped halil haruna hawke health hearing herding hmong housed humane hunan impassable india infantry initiation
inland instance irise irritation islander jakob jamuna javanese jerzy johan kamui kashi kennel khaki khmer korea
kosta krakow larger larva latter lavish learn leathery lever liner lingered linguist liter litre lived livery
loaned locus login lower lucha luger lunar machi madea mahdi manga manju masao match mated mater menon milder
milestone mined mired model modell module moine moist monastery mongolia monterrey mould mount munster mustered
mutation nacht nanda nandi nasir naval neath nishi northerner novel oriented originally originate overpass
oversight padma paler palin palme pandit panel papal parley parte partisan partly pasha pastoral peaking peasant
penned peppered perce peron perth petar pharma phase picket pilate pilot pitch pivot place plane planet plank
plantation planting plume point polio porta porte porto pounder powered pratap premiere premiered presence
preserved price prize proceeded processor procuring professed progressed prone protested psalm pulley purge purim
quake rabbi rabbis raided raman rancho rather realm recurrent redacted reduce referred reformed regularly regulate
regulator renal reuse ripen roald robot rocker romani rooky royal ruben sacked saeed sagar sainsbury salah salim
salon saloon samar samoa sandwiched sardinia satya scene scope score scout scrapped seabed seafloor search
seasonal selim shack shaded shahin shale shape shaped shard share shear sheared shingle shore shortage shortwave
silla singled skill slang slash slated sloop slope sluice snout soared soren southerner space sparking specially
specialty spectral specy speed spent spine spiny spire sport sprang sprawling sprint squad staff staffed staffing
stained stainless stake stall stallion steam steamer steep stemmed storing stork streak streamed striking stripe
striving strut styled substituted sumer summed sundar sundry supplemental surya sweden tablet tagline tamaki tamil
taxis tempe temporal tended texan thais theme tombstone topic topical toppling trail tribe triple twang vegetation
velvety venerable verse victorian vineyard westerner whose wield winner write wynton zoned
`;

const LIST = new Set(WORDS.trim().split(/\s+/));

/** A common English word that is no mistyped food: place, not plaice. */
export const isOrdinary = (word: string): boolean => LIST.has(word);
