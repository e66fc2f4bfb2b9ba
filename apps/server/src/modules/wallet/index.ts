// The member's own wallet: what it holds, and the tokens by which a game vendor may ask for it. What vendors do with it is vendor-wallet's business.
export { walletRoutes } from './routes.ts';
export { hashWalletToken, mintWalletToken, type TokenRequest } from './wallet-token.ts';
export { memberOfVendorUser, vendorUser } from './vendor-user.ts';
export { openWallet } from './open-wallet.ts';
