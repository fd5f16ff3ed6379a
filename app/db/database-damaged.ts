export class DatabaseDamaged extends Error {
  code = "DATABASE_DAMAGED";
  constructor(file: string, fault: string) {
    super(`${file} is damaged (${fault}). Nothing is written any more; restore it from a backup.`);
  }
}
