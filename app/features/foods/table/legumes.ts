export const LEGUMES = `
Baked beans | beans in tomato sauce, heinz beans, pork and beans, boston beans, tinned beans, tin of beans, tin of baked beans | 94 21.1 4.8 0.4 | cup 254, can 415, tbsp 16, default 130 | 🫘 | 16006 Beans, baked, canned, plain or vegetarian
Black beans | black turtle beans, cooked black beans, boiled black beans | 132 23.7 8.9 0.5 | cup 172, can 253, tbsp 11, default 130, with 60 | 🫘 | 16015 Beans, black, mature seeds, cooked, boiled, without salt
Kidney beans | red beans, red kidney beans, beans, cooked beans, boiled beans, boiled kidney beans | 127 22.8 8.7 0.5 | cup 177, can 253, tbsp 11, default 130, with 60 | 🫘 | 16028 Beans, kidney, all types, mature seeds, cooked, boiled, without salt
Dried beans, uncooked | dry beans, raw beans, dried beans, uncooked black beans, dry black beans, dried black beans, dry kidney beans, uncooked kidney beans, dried kidney beans, dry white beans, dry pinto beans | 347 62.5 21.4 1.2 | cup 193, default 50 | 🫘 | 16042 Beans, pinto, mature seeds, raw
Stewed beans | beans in broth, feijao | 76.2 13.7 5.2 0.3 | cup 240, tbsp 17, ladle 140, bowl 250, default 140, with 100 | 🫘 | 60% 16028 Beans, kidney + 40% 14411 Water, tap
Pinto beans | frijoles, charro beans, borracho beans | 143 26.2 9 0.7 | cup 171, can 253, tbsp 11, default 130, with 60 | 🫘 | 16043 Beans, pinto, mature seeds, cooked, boiled, without salt
White beans | navy beans, cannellini beans, great northern beans, butter beans, haricot beans, borlotti beans, boiled white beans | 139 25.1 9.7 0.3 | cup 179, can 253, default 130 | 🫘 | 16050 Beans, white, mature seeds, cooked, boiled, without salt
Lima beans | pigeon peas | 123 23.6 6.8 0.3 | cup 170, default 85 | 🫘 | 11032 Lima beans, immature seeds, cooked, boiled, drained, without salt
Black-eyed peas | black eyed peas, cowpeas, black eyed beans | 116 20.8 7.7 0.5 | cup 171, default 130 | 🫘 | 16363 Cowpeas, common (blackeyes, crowder, southern), mature seeds, cooked, boiled, with salt
Chickpeas | garbanzo beans, garbanzos, roasted chickpeas, chick peas, boiled chickpeas | 164 27.4 8.9 2.6 | cup 164, piece 0.7, can 240, tbsp 10, default 120, with 50 | 🫘 | 16057 Chickpeas (garbanzo beans, bengal gram), mature seeds, cooked, boiled, without salt
Lentils | cooked lentils, boiled lentils, green lentils, red lentils cooked | 116 20.1 9 0.4 | cup 198, can 240, tbsp 12, default 150 | 🫘 | 16070 Lentils, mature seeds, cooked, boiled, without salt
Lentils, uncooked | dry lentils, raw lentils, red lentils raw, uncooked lentils, dried lentils | 353 60.1 25.8 1.1 | cup 192, default 60 | 🫘 | 16069 Lentils, raw
Dal | daal, dhal, lentil curry, tadka dal, sambar, dal tadka, dal fry, lentil stew, spinach dal, palak dal, dal palak, moong dal, masoor dal, toor dal, vegetable dal | 97.5 12.2 5 3.5 | cup 240, bowl 250, default 240 | 🍛 | 53% 16070 Lentils, mature seeds + 3% 04044 Oil, soybean + 10% 11282 Onions, raw + 12% 11529 Tomatoes, red + 21% 14411 Water, tap
Chana masala | chickpea curry, chole, rajma, bean curry, chana, chickpea stew | 130 15.3 4.6 6.1 | cup 240, bowl 250, default 240 | 🍛 | 48% 16057 Chickpeas (garbanzo beans, bengal gram) + 24% 11529 Tomatoes, red + 14% 11282 Onions, raw + 5% 04044 Oil, soybean + 10% 14411 Water, tap
Chole bhature | chole bhatura, chana bhatura, chana bhature | 215 26.5 6 10.4 | piece 175, default 350, plate 350 | 🍛 | 24% 20080 Wheat flour, whole-grain + 9% 04044 Oil, soybean + 31% 16057 Chickpeas + 8% 11529 Tomatoes, red, ripe + 4% 11282 Onions, raw + 24% 14411 Water, tap
Refried beans | frijoles refritos | 67 10.8 4.2 0 | cup 242, can 450, tbsp 15, default 120, with 60 | 🫘 | 16202 CAMPBELL Soup Company, PACE, Traditional Refried Beans
Split peas | pease pudding, cooked split peas | 118 21.1 8.3 0.4 | cup 196, default 100 | 🫛 | 16086 Peas, split, mature seeds, cooked, boiled, without salt
Dry peas | dried peas, split peas raw | 341 60.4 24.6 1.2 | cup 197, default 50 | 🫛 | 16085 Peas, split, mature seeds, raw
Mung beans | green gram, moong dal cooked | 105 19.1 7 0.4 | cup 202, default 130 | 🫘 | 16381 Mung beans, mature seeds, cooked, boiled, with salt
Soybeans | soya beans, boiled soybeans | 173 9.9 16.6 9 | cup 172, default 86 | 🫘 | 16109 Soybeans, mature cooked, boiled, without salt
Natto | fermented soybeans | 212 14.4 17.7 11 | cup 175, pack 45, default 45 | 🫘 | 16113 Natto
Hummus | houmous, humus, chickpea dip | 246.3 18.5 7.3 17 | tbsp 15, cup 246, container 57, default 60, with 45 | 🧆 | 56% 16057 Chickpeas (garbanzo beans, bengal gram), mat + 14% 12166 Seeds, sesame butter, tahini, from roasted a + 8% 04053 Oil, olive, salad or cooking + 2% 09152 Lemon juice, raw + 20% 14411 Water, tap, drinking
Falafel | felafel, falafel balls | 333 31.8 13.3 17.8 | piece 17, patty 17, default 85 | 🧆 | 16138 Falafel, home-prepared
Chili with beans | chili con carne, chilli con carne, beef chili, chili, chilli, turkey chili, bowl of chili, chili with beef, chili with meat, chili with ground beef | 107 13.1 5.8 3.5 | cup 242, bowl 300, can 425, tbsp 15, default 250, with 100 | 🌶️ | 22904 Chili con carne with beans, canned entree
Vegetarian chili | bean chili, veggie chili, three bean chili | 95.9 14.5 5 2.4 | cup 245, bowl 300, default 250 | 🌶️ | 53% 16028 Beans, kidney + 33% 11531 Tomatoes, red + 12% 11282 Onions, raw + 2% 04044 Oil, soybean
Chili without beans | texas chili, chili no beans | 118 6.1 7.5 7.1 | cup 240, bowl 300, default 240 | 🌶️ | 22911 Chili, no beans, canned entree
Three bean salad | bean salad, mixed bean salad | 152.3 18.8 4.9 6.9 | cup 180, default 120 | 🥗 | 49% 16028 Beans, kidney + 33% 11053 Beans, snap + 7% 04053 Oil, olive + 7% 02048 Vinegar, cider + 5% 19335 Sugars, granulated
Ful medames | ful, foul, fava beans stewed | 145.6 16.7 6.3 6.4 | cup 220, bowl 250, default 220 | 🫘 | 82% 16053 Broadbeans (fava beans), mature seeds + 6% 04053 Oil, olive + 8% 11529 Tomatoes, red + 4% 09152 Lemon juice, raw
Moi moi | steamed bean pudding, moin moin | 146.2 17 5.9 6.4 | piece 150, default 150 | 🫘 | 74% 16363 Cowpeas, common (blackeyes + 12% 11282 Onions, raw + 6% 04055 Oil, palm + 8% 11821 Peppers, sweet
Akara | bean fritters, acaraje | 226.7 15.6 5.4 16.4 | piece 30, default 90 | 🧆 | 68% 16363 Cowpeas, common (blackeyes + 16% 11282 Onions, raw + 16% 04055 Oil, palm
Broad beans | fava beans | 110 19.6 7.6 0.4 | cup 170, default 85 | 🫘 | 16053 Broadbeans (fava beans), mature seeds, cooked, boiled, without salt
Dal makhani | black dal | 120.4 12.1 4.7 6.3 | cup 240, bowl 250, default 240 | 🍛 | 50% 16028 Beans, kidney + 6% 01001 Butter, salted + 6% 01050 Cream, fluid + 12% 11529 Tomatoes, red + 26% 14411 Water, tap
Dry chickpeas | raw chickpeas, uncooked chickpeas, dried chickpeas | 364 60.6 19.3 6 | cup 200, tbsp 12.5, default 60 | 🫘 | 16056 Chickpeas (garbanzo beans, bengal gram), mature seeds, raw
Lupini beans | lupin beans, lupini, lupins | 119 9.9 15.6 2.9 | handful 40, cup 166, piece 1.5, default 50 | 🫘 | 16077 Lupins, mature seeds, cooked, boiled, withou
`;
