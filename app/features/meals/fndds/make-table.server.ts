import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { makeTableFile } from "~/db/connect.sqlite.server";
import { foodWords, SOURCE_NAMES } from "~/features/foods/imports/food-sources";
import { AMOUNTS, perAmount } from "~/features/nutrition/amounts";
import { furtherInTable } from "~/features/nutrition/further";
import { entriesBlob, FNDDS, type FnddsDraft, fnddsDraft, fnddsFigures, fnddsParts } from "./fndds-index";

const FOODS = "app/features/foods/fndds/fndds.csv";
const SCHEMA = `
  create table food (code text primary key, edition text, name text, category text, ${AMOUNTS.join(" real, ")} real,
    further text, portions text) without rowid;
  create table title (code text primary key, words text) without rowid;
  create table named (at integer primary key, code text, parsed text);
  create table word (word text primary key, names integer, entries blob) without rowid;
  create table measure (measure text primary key, foods blob) without rowid;
  create table figure (figure text primary key, foods blob) without rowid;`;

/** The foods of FNDDS and their index as one SQLite file. */
export function makeTable(file: string): void {
  const rows: Row[] = parse(readFileSync(FOODS), { columns: true });
  const { foods, byWord, byMeasure, counts } = fnddsParts(rows.map(draftOf));
  makeTableFile(file, SCHEMA, (insert) => {
    for (const { code, edition, name = "", category, portions = "", ...row } of rows) {
      const further = JSON.stringify(furtherInTable(row) ?? null);
      const figures = [...AMOUNTS.map((amount) => Number(row[amount])), further];
      insert("food", code, edition, name, category, ...figures, JSON.stringify(portionsOf(portions)));
      insert("title", code, ` ${foodWords(name).join(" ")} `);
    }
    for (const [at, { food, from, source, ...parsed }] of foods.entries())
      insert("named", at, food.id, JSON.stringify(parsed));
    for (const [word, entries] of byWord) insert("word", word, counts.get(word) ?? 0, entriesBlob(entries));
    for (const [measure, ats] of byMeasure) insert("measure", measure, bytesOf(Uint16Array.from(ats)));
    for (const [figure, values] of Object.entries(fnddsFigures(foods)))
      insert("figure", figure, bytesOf(values));
  });
}

type Row = Record<string, string>;

const bytesOf = ({ buffer, byteLength }: Uint16Array | Float64Array) => Buffer.from(buffer, 0, byteLength);

function draftOf({ code = "", name = "", category = "", portions = "", ...row }: Row): FnddsDraft {
  const per100 = perAmount((amount) => Number(row[amount]));
  const food = {
    id: code,
    name,
    category,
    brand: null,
    barcode: null,
    per100,
    portions: portionsOf(portions),
  };
  return fnddsDraft(food, FNDDS, SOURCE_NAMES.fndds);
}

/** `1 cup=244|1 slice=30` */
const portionsOf = (portions: string) =>
  portions
    .split("|")
    .filter(Boolean)
    .map((portion) => {
      const equals = portion.lastIndexOf("=");
      return { name: portion.slice(0, equals), grams: Number(portion.slice(equals + 1)) };
    });
