export const NUTS = `
Almonds | almond, roasted almonds, raw almonds, salted almonds | 575 21.7 21.2 49.4 | piece 1.2, cup 143, handful 28, packet 28, bag 42, tbsp 9, default 28, with 10 | 🌰 | 12061 Nuts, almonds
Cashews | cashew nuts, roasted cashews, cashew | 574 32.7 15.3 46.4 | piece 1.5, cup 137, handful 28, packet 28, tbsp 9, default 28, with 10 | 🥜 | 12585 Nuts, cashew nuts, dry roasted, with salt added
Peanuts | peanut, roasted peanuts, salted peanuts, dry roasted peanuts, groundnuts | 585 21.5 23.7 49.7 | piece 1, cup 146, handful 28, packet 28, bag 42, tbsp 9, default 28, with 10 | 🥜 | 16090 Peanuts, all types, dry-roasted, with salt
Boiled peanuts | peanuts boiled in the shell | 318 21.3 13.5 22 | cup 63, handful 30, default 63 | 🥜 | 16088 Peanuts, all types, cooked, boiled, with salt
Honey roasted peanuts | honey roasted nuts | 594 27.9 18.2 49.9 | cup 144, handful 28, packet 28, default 28 | 🥜 | 12206 Nuts, almonds, honey roasted, unblanched
Walnuts | walnut halves, walnut | 654 13.7 15.2 65.2 | piece 4, half 2, cup 117, handful 28, tbsp 7, default 28, with 10 | 🌰 | 12155 Nuts, walnuts, english
Pecans | pecan, pecan halves | 691 13.9 9.2 72 | piece 3, half 1.5, cup 109, handful 28, tbsp 7, default 28, with 10 | 🌰 | 12142 Nuts, pecans
Pistachios | pistachio nuts | 564 28.7 20.9 44.8 | piece 0.7, cup 123, handful 28, default 28 | 🥜 | 12652 Nuts, pistachio nuts, dry roasted, with salt added
Hazelnuts | filberts, hazelnut | 628 16.7 14.9 60.8 | piece 1.4, cup 135, handful 28, default 28 | 🌰 | 12120 Nuts, hazelnuts or filberts
Macadamia nuts | macadamias, macadamia | 718 13.8 7.9 75.8 | piece 2.6, cup 134, handful 28, default 28 | 🥥 | 12131 Nuts, macadamia nuts, raw
Brazil nuts | brazil nut | 656 12.3 14.3 66.4 | piece 5, cup 133, default 28 | 🥜 | 12078 Nuts, brazilnuts, dried, unblanched
Pine nuts | pine nut, pignoli | 673 13.1 13.7 68.4 | tbsp 8.6, cup 135, default 14, with 10 | 🌰 | 12147 Nuts, pine nuts, dried
Chestnuts | roasted chestnuts | 245 53 3.2 2.2 | piece 8.4, cup 143, default 84 | 🌰 | 12167 Nuts, chestnuts, european, roasted
Mixed nuts | nuts, assorted nuts, nut mix, chopped nuts | 607 21.1 20 54 | cup 137, handful 28, packet 28, bag 42, tbsp 9, default 28, with 10 | 🥜 | 12637 Nuts, mixed nuts, oil roasted, with peanuts, with salt added
Trail mix | fruit and nut mix, nuts and dried fruit, bombay mix | 462 44.9 13.8 29.4 | cup 150, handful 35, bag 42, packet 42, tbsp 9, default 40 | 🥜 | 19059 Snacks, trail mix, regular
Trail mix with chocolate | chocolate trail mix, trail mix with m&ms | 484 44.9 14.2 31.9 | cup 146, handful 35, bag 42, packet 42, default 40 | 🥜 | 19062 Snacks, trail mix, regular, with chocolate chips, salted nuts and seeds
Sunflower seeds | sunflower kernels | 582 24.1 19.3 49.8 | cup 128, tbsp 8, handful 28, packet 28, default 28, with 9 | 🌻 | 12537 Seeds, sunflower seed kernels, dry roasted, with salt added
Pumpkin seeds | pepitas | 574 14.7 29.8 49 | cup 118, tbsp 7.4, handful 28, default 28, with 9 | 🎃 | 12516 Seeds, pumpkin and squash seed kernels, roasted, with salt added
Chia seeds | chia | 486 42.1 16.5 30.7 | tbsp 12, tsp 4, cup 160, default 12, with 12 | 🌱 | 12006 Seeds, chia seeds, dried
Flaxseed | flax, linseed, ground flax | 534 28.9 18.3 42.2 | tbsp 7, tsp 2.4, cup 168, default 7, with 7 | 🌱 | 12220 Seeds, flaxseed
Sesame seeds | sesame | 573 23.4 17.7 49.7 | tbsp 9, tsp 3, default 5, with 3 | 🌱 | 12023 Seeds, sesame seeds, whole, dried
Peanut butter | smooth peanut butter, crunchy peanut butter, pb, peanutbutter, natural peanut butter | 588 19.6 25.1 50.4 | tbsp 16, tsp 5.3, cup 258, packet 32, spoonful 20, default 32, with 16 | 🥜 | 16098 Peanut butter, smooth style, with salt
Peanut butter powder | pb2, pbfit, powdered peanut butter, peanut powder | 334.2 42.5 45.9 0.5 | tbsp 6.5, cup 100, serving 13, scoop 13, default 13 | 🥜 | 88% 16099 Peanut flour, defatted + 12% 19335 Sugars, granulated
Reduced-fat peanut butter | low fat peanut butter, light peanut butter | 520 35.6 25.9 34 | tbsp 18, tsp 6, cup 258, default 36, with 18 | 🥜 | 16150 Peanut butter, smooth, reduced fat
Almond butter | cashew butter, nut butter, sunflower seed butter | 614 18.8 21 55.5 | tbsp 16, tsp 5.3, cup 250, default 32, with 16 | 🌰 | 12695 Nuts, almond butter, plain, with salt added
Tahini | sesame paste, tahina | 592 21.5 17.4 53 | tbsp 15, tsp 5, default 15, with 15 | 🥣 | 12698 Seeds, sesame butter, tahini, type of kernels unspecified
Almond paste | marzipan filling | 458 47.8 9 27.7 | tbsp 18, cup 227, default 28 | 🌰 | 12071 Nuts, almond paste
`;
