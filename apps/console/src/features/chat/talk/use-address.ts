import { useEffect, useState } from 'react';

/** The address of a picture's bytes, as long as the part that shows it; null before there is one. */
export function useAddress(picture: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!picture) return undefined;
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address;
}
