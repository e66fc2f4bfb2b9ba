/** Addresses of drawn pictures, which the app supplies, because the ui package knows no routes. */
export type Pictures = {
  cover: (
    id: string,
    category: 'slots' | 'live' | 'fishing' | 'cards' | 'arcade' | 'lottery',
  ) => string;
  banner: (id: string, art: 'draw' | 'bloom' | 'peaks') => string;
  avatar: (number: number) => string;
  flag: (country: string) => string;
};
