/** Addresses of drawn pictures; the kit itself knows no route. */
export type Pictures = {
  cover: (
    id: string,
    category: 'slots' | 'live' | 'fishing' | 'cards' | 'arcade' | 'lottery',
  ) => string;
  banner: (id: string, art: 'draw' | 'bloom' | 'peaks') => string;
  avatar: (number: number) => string;
  flag: (country: string) => string;
};
