import { type Food, foods } from "./foods";

/**
 * `emoji name | NDB numbers of SR24 that are this plant, whole, cut, cooked, dried or ground`. Juices, oils, starches, sugars,
 * drinks, sweets and mixed products are none, as it isn't certain what they hold.
 */
const PLANT_ROWS = `
🍎 apple | 09003 09004 09008 09011 09020 09401 09402
🍑 apricot | 09021 09026 09032
🥑 avocado | 09037
🍌 banana | 09040
🫐 blackberry | 09042
🫐 blueberry | 09050
🍊 kumquat | 09149
🍈 breadfruit | 09059
⭐ starfruit | 09060
🍈 cherimoya | 09062
🍒 cherry | 09063 09070 09074
🍒 cranberry | 09078 09079
🫐 currant | 09083
🫐 fig | 09089 09094
🍈 gooseberry | 09107
🍊 grapefruit | 09112
🍇 grape | 09132 09298 11975
🍈 guava | 09139
🍈 jackfruit | 09144
🥝 kiwi | 09148
🍋 lemon | 09150
🍋 lime | 09159
🍒 lychee | 09164
🥭 mango | 09176
🍈 cantaloupe | 09181
🍈 honeydew melon | 09184
🍑 nectarine | 09191
🫒 olive | 09193 09195
🍊 orange | 09200
🍊 tangerine | 09218 09220 09433
🥭 papaya | 09226
🍈 passion fruit | 09231
🍑 peach | 09236 09238 09240 09250
🍐 pear | 09252 09256
🍐 Asian pear | 09340
🍅 persimmon | 09263
🍍 pineapple | 09266 09268
🍌 plantain | 09277 09278 09447
🫐 plum | 09279 09291
🍎 pomegranate | 09286
🍊 pomelo | 09295
🍓 raspberry | 09302
🌱 rhubarb | 09310
🍓 strawberry | 09316 09318 09320
🌰 tamarind | 09322
🍉 watermelon | 09326
🌴 date | 09421
🌱 alfalfa | 11001
🌿 artichoke | 11008
🌱 asparagus | 11012
🎋 bamboo | 11027
🫛 lima bean | 11032
🫛 mung bean | 11043 16381
🫛 green bean | 11052 11053
🫜 beetroot | 11081 11609 11148
🥦 broccoli | 11090 11091
🥦 broccoli rabe | 11097
🥕 burdock | 11105
🥬 Brussels sprout | 11099
🥬 cabbage | 11109 11110 11439
🥬 pak choi | 11117
🥕 carrot | 11124 11125 11960
🍠 cassava | 11134
🥦 cauliflower | 11135 11136 11967
🥒 chayote | 11150
🥬 chicory | 11151
🥬 celery | 11142 11143 11141
🥬 collard | 11162
🌽 corn | 11168 11174 11179 08161 18363 20020 20030 19034 18360
🥒 cucumber | 11205 11937 11940
🍆 eggplant | 11210
🫛 soybean | 11212 16109 16113 16122 16114 16126 16426 16127 16129
🧄 garlic | 11215
🫚 ginger | 11216
🥬 kale | 11233 11234
🥬 lambsquarters | 11245
🍄 mushroom | 11243 11260 11263 11261
🍄 shiitake | 11269
🥬 kohlrabi | 11241
🥬 leek | 11247
🥬 lettuce | 11251 11252
🪷 lotus root | 11255
🌿 okra | 11279
🧅 onion | 11282 11286 11283
🧅 spring onion | 11291
🌿 parsley | 11297
🥕 parsnip | 11299
🫛 pea | 11300 11305 16085 16086 11323
🫑 sweet pepper | 11334 11821
🌶️ chili pepper | 11979
🥔 potato | 11352 11357 11365 11367 11370 11371 11403
🥕 salsify | 11438
🥔 jicama | 11603
🎃 pumpkin | 11423 12516
🫜 radish | 11429 11430
🫜 rutabaga | 11436
🌊 laver | 11446
🌊 wakame | 11669
🥬 spinach | 11457 11458
🥒 zucchini | 11478
🎃 butternut squash | 11485
🎃 spaghetti squash | 11493
🍠 sweet potato | 11508 11659
🍠 taro | 11518 11521
🍅 tomato | 11529 11530 11531 11549 11887 11956
🌰 water chestnut | 11590
🥬 watercress | 11591
🍠 yam | 11602
🧅 shallot | 11677
🌿 fennel | 11957
🥬 arugula | 11959
🌴 heart of palm | 11961
🌵 nopal | 11964
🌱 chia | 12006
🌱 sesame | 12023 12698 12166
🌰 almond | 12061 12206 12695
🌰 Brazil nut | 12078
🥥 coconut | 12104 12179
🌰 hazelnut | 12120
🌰 macadamia | 12131
🌰 pecan | 12142
🌰 pine nut | 12147
🌰 walnut | 12155
🌰 chestnut | 12167
🌱 flaxseed | 12220
🌻 sunflower seed | 12537
🥜 cashew | 12585
🥜 pistachio | 12652
🫘 adzuki bean | 16003
🫘 white bean | 16006 16050
🫘 black bean | 16015 16016
🫘 kidney bean | 16028
🫘 pinto bean | 16042 16043 16103
🫛 broad bean | 16053
🫘 chickpea | 16056 16057 16138 16157 16158
🫘 lupin | 16077
🫘 lentil | 16069 16070
🫘 black gram | 16083
🥜 peanut | 16088 16090 16098 16099 16150
🫘 black-eyed pea | 16363
🌾 barley | 20004 20006
🌾 buckwheat | 20008 20010
🌾 wheat | 20012 20013 20028 20109 20124 20029 20078 20080 20081 20100 20110 20117 20120 20121 20125 18029 18030 18033 18041 18042 18055 18064 18065 18069 18070 18075 18076 18079 18348 08173
🌾 millet | 20031 20032
🌾 oat | 08120 08121 20034 20038
🍚 rice | 20133 20036 20037 20044 20045 20049 20053 20055 20061 20134 08168 19051
🌾 wild rice | 20089
🌾 quinoa | 20035 20137
🌾 kamut | 20139
🌾 spelt | 20141
🌾 teff | 20143
🌾 rye | 18060 18061 18216 20063
🌿 basil | 02044
🌼 caper | 02054
🌶️ black pepper | 02030
🌿 horseradish | 02055
`;

export type Plant = { name: string; emoji: string };

/** In a recipe, a plant of less is a flavour. */
const SHARE_MIN = 3;
const INGREDIENT = /(?:(\d{1,3})% )?(\d{5}) /g;

let byNumber: Map<string, Plant> | undefined;
let byName: Map<string, readonly Plant[]> | undefined;

/** The plants in a row of the table, by the rows of SR24 that it is made of. */
export const plantsIn = ({ source }: Pick<Food, "source">): Plant[] => [
  ...new Set(
    [...source.matchAll(INGREDIENT)].flatMap(([, share, number = ""]) => {
      const plant = plantsByNumber().get(number);
      return plant && Number(share ?? 100) >= SHARE_MIN ? [plant] : [];
    }),
  ),
];

/** The plants of a food that bears a name of the table, in the singular or plural; none for any other. */
export const plantsNamed = (name: string): readonly Plant[] => plantsByName().get(spelled(name)) ?? [];

export function plantsByNumber(): ReadonlyMap<string, Plant> {
  byNumber ??= new Map(
    PLANT_ROWS.trim()
      .split("\n")
      .flatMap((row) => {
        const [title = "", numbers = ""] = row.split(" | ");
        const space = title.indexOf(" ");
        const plant = { emoji: title.slice(0, space), name: title.slice(space + 1) };
        return numbers.split(" ").map((number): [string, Plant] => [number, plant]);
      }),
  );
  return byNumber;
}

function plantsByName(): Map<string, readonly Plant[]> {
  if (byName) return byName;
  byName = new Map();
  for (const food of foods()) {
    const plants = plantsIn(food);
    for (const name of food.names) if (!byName.has(spelled(name))) byName.set(spelled(name), plants);
  }
  return byName;
}

const spelled = (name: string) => name.trim().toLowerCase().replace(/s$/, "");
