// Arithmetic with months in the contract's form: `2026-11`.
const moved = (month: string, by: number): string => {
  const [year = 0, of = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, of - 1 + by, 1)).toISOString().slice(0, 7);
};

export const monthBefore = (month: string): string => moved(month, -1);
export const monthAfter = (month: string): string => moved(month, 1);
