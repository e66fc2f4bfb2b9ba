import { shapes } from '@parlour/contract/contract.schema';
import { signIn as signInCall } from '@parlour/contract/login/calls';
import { Refusal } from '#http/refusal';
import { route, type Api } from '#http/route';
import { signIn, type SignInDeps } from './sign-in.ts';

export function loginRoutes(api: Api, deps: SignInDeps): void {
  route(api, [signInCall, shapes.signIn], async (input, call) => {
    // Codes by sms and third-party sign-in are features of their own.
    if (input.type !== 'username') throw new Refusal('function.not.available');
    const { cookie, ...answer } = await signIn(
      call.merchant,
      {
        username: input.username,
        password: input.password,
        deviceId: input.loginDeviceId,
        address: call.address,
        replacedCookie: call.sessionCookie,
      },
      deps,
    );
    call.setSessionCookie(cookie);
    return answer;
  });
}
