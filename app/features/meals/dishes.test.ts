import { expect, it } from "vitest";
import { analyse } from "./analyse";

const read = (text: string) => analyse(text).items.map(({ name, grams }) => `${name} ${grams}`);

it.each([
  ["a cup of white rice with carrots", ["White rice 79", "Carrots 79"]],
  ["a cup of kidney beans and white rice", ["Kidney beans 88.5", "White rice 88.5"]],
  ["a cup of white rice with salad", ["White rice 158", "Side salad 104"]],
  ["a cup of white rice with 50 g carrots", ["White rice 158", "Carrots 50"]],
  ["150 g white rice with carrots", ["White rice 150", "Carrots 61"]],
  [
    "200 g plain yogurt mixed with strawberries and honey",
    ["Plain yogurt 100", "Strawberries 50", "Honey 50"],
  ],
  ["plain yogurt with strawberries", ["Plain yogurt 170", "Strawberries 60"]],
  ["tomato soup with cream", ["Cream of tomato soup 300"]],
  ["a cup of coffee with milk", ["Coffee 237", "Milk 30"]],
  ["a cup of white rice and a banana", ["White rice 158", "Banana 118"]],
  ["a bowl of porridge with honey", ["Porridge 300", "Honey 14"]],
  ["coffee with milk (300 ml)", ["Coffee 300.5", "Milk 30"]],
  ["coffee with milk 30 ml", ["Coffee 300", "Milk 30.9"]],
  ["coffee with 300 ml milk", ["Coffee 300", "Milk 309.3"]],
  ["4 g coffee with sugar", ["Coffee 4", "Sugar 2"]],
  ["strawberries and milk", ["Strawberries 110", "Milk 244"]],
  ["strawberry and banana smoothie", ["Strawberry banana smoothie 350"]],
  ["1 fl oz of vegetable and fruit juice", ["Fruit juice 31.2"]],
  ["toast, banana and orange juice", ["Toast 25", "Banana 118", "Orange juice 249"]],
  ["peas cooked with butter (1 cup) and white rice (1 cup)", ["Peas 160", "White rice 158"]],
  ["white cake with icing (75 g)", ["Cake 75"]],
  ["a bagel with peanut butter", ["Bagel 105", "Peanut butter 16"]],
  ["a muffin with walnuts", ["Muffin 113"]],
  ["a hot cross bun with butter", ["Hot cross bun 70", "Butter 7"]],
  ["chicken gyros", ["Chicken gyro 250"]],
  ["2 gyros", ["Gyro 500"]],
])("%j", (text, foods) => {
  expect(read(text)).toEqual(foods);
});
