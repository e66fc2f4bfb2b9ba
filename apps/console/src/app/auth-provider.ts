// How React Admin logs somebody in and out: by the calls of the contract, with a cookie that no script sees.
import { logInStaff } from '@parlour/contract/staff/console-calls';
import type { Input } from '@parlour/contract/endpoint';
import type { AuthProvider } from 'react-admin';
import { isSessionOver } from '#foundation/failures.ts';
import type { Office } from '#foundation/office.ts';

export const createAuthProvider = (office: Office): AuthProvider => ({
  login: async (given: Input<typeof logInStaff>) => {
    await office.call(logInStaff, given);
    office.begin();
  },
  logout: async () => {
    await office.logOut();
  },
  checkAuth: async () => {
    try {
      await office.needAccount();
    } catch (error) {
      // Without a sentence of React Admin's: the login page says what happened.
      if (isSessionOver(error)) throw Object.assign(new Error('no session'), { message: false });
      // Any other failure is shown by the frame, with a retry.
    }
  },
  checkError: async (error) => {
    if (isSessionOver(error)) throw error;
  },
});
