/** Text that a field may be sent by mistake or by malice. */
export const BAD_TEXTS: Record<string, string> = {
  nothing: "",
  "nothing to be seen": "\u200b\u2060\u00ad\u3164\u200f\u200d",
  "white space": " \t\r\n\u3000 ",
  "10 kB": "a".repeat(10_000),
  NUL: "a\u0000b",
  "direction overrides": "\u202Eevil\u2066\u200F",
  HTML: `</textarea><script>alert(1)</script><img src=x onerror=alert(1)>"'&`,
  emoji: "👩‍👩‍👧‍👦🏳️‍🌈",
  "a pile of marks": `Z${"\u0351".repeat(500)}`,
  "a negative number": "-1",
  "minus nothing": "-0",
  "more than a number holds": "1e309",
  "not a number": "NaN",
  infinity: "Infinity",
  "full-width digits": "１２",
  hexadecimal: "0x10",
  "forty digits": "9".repeat(40),
  __proto__: "__proto__",
  constructor: "constructor",
  "a day that is none": "2026-02-30",
  "a time that is none": "24:61",
  "another address": "//evil.example/\\@evil",
  "a way out": "../../../etc/passwd",
  SQL: "'; drop table users; --",
};

/** Bodies of a form, as a browser never writes them; `name` is the field's. */
export const BAD_PAIRS: Record<string, (name: string, good: string) => string> = {
  "a lone surrogate": (name) => `${name}=a%ED%A0%80b`,
  "bytes that are no text": (name) => `${name}=%FF%FE%00`,
  "a bare percent sign": (name) => `${name}=%`,
  "the field twice": (name, good) => `${name}=${good}&${name}=%3Cb%3E`,
  "an array": (name, good) => `${name}[]=${good}&${name}[]=2`,
  "a huge array": (name) => `${name}[4294967294]=1&x[4294967294]=1&x[50000000]=1`,
  "its prototype": (name) => `${name}.__proto__.polluted=1&__proto__[polluted]=1&${name}[__proto__][x]=1`,
};
