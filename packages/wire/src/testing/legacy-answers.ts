// A fixed key pair and secret of the legacy envelope, with the expected results. Computed with OpenSSL's own single DES (its legacy
// provider) and Python's pow, not with our code.
const modulus =
  'b0ec07a7b9ef06adb8375bc9ddef89c514fe2f92f46468d4dd1db2de11ed88ff' +
  '9ff8817b17c68e95ac28d0bbeca20c2193206a1a04a505adbfb64fd1321d1d4f' +
  '7b24069b403ceee3d90dc621cd05719d12464ef82f331bb2a9aeaec3b842d976' +
  '6561f086f2c7857ece89ebcf42a30355431405c66ea6fc0707fb4c61272ca921';
const privateExponent =
  '9d5204ac9ca57366de3c3b9e917f031f00bfd645f293a6b441babae6c5425764' +
  '1737becb5a24f17d1e0d5d2efe084a89406ebe6a4c5f0161b2ebc6a5dace10d4' +
  'b512acce0c878804f1cacdbfe3296fcfdef8c879751dec9d5fa92eb9abd72ff4' +
  '0f78ae47eb95fe83da967a153103a4fd82ce316bcbc8a3a0ffdbd6a91d469301';
const encryption =
  '916560b4dd1577a452929a090ccd122c78c86dccf3d719634f6eaf3a54ab48e1' +
  '7047dd85a01beaa7befc2760de383f7202afff48ca1cf7f957600cb22a5d991c' +
  'dfea795a188f82413fb947cc672f32d7150db663f9ba442734451803c1522f0e' +
  '2793ef0364bb75e921b855a615142e9b9ec3c289ef0e4cbdf5a04f95d20d63ce';
const privateKey = `-----BEGIN PRIVATE KEY-----
MIICdgIBADANBgkqhkiG9w0BAQEFAASCAmAwggJcAgEAAoGBALDsB6e57watuDdb
yd3vicUU/i+S9GRo1N0dst4R7Yj/n/iBexfGjpWsKNC77KIMIZMgahoEpQWtv7ZP
0TIdHU97JAabQDzu49kNxiHNBXGdEkZO+C8zG7Kprq7DuELZdmVh8Ibyx4V+zonr
z0KjA1VDFAXGbqb8Bwf7TGEnLKkhAgMBAAECgYEAnVIErJylc2bePDuekX8DHwC/
1kXyk6a0Qbq65sVCV2QXN77LWiTxfR4NXS7+CEqJQG6+akxfAWGy68al2s4Q1LUS
rM4Mh4gE8crNv+Mpb8/e+Mh5dR3snV+pLrmr1y/0D3iuR+uV/oPalnoVMQOk/YLO
MWvLyKOg/9vWqR1GkwECQQDiVtIa4Z2FM9/mMim8g1c7y1otp4VOI2Sl0JNrvPlB
7iFsTwjWxZI8lgFAtDbdRvDkaqBiFuKcr8sCb4CD9TMZAkEAyBtfaHLpMYJQfIDb
Xbq5HZ1EIYQfreSgsCU+Weu3HchDe1e5fjlllrM1TlRMTx59LoRWLw+CzEb4GwLG
cEuvSQJAJ0gGIuAxJGMCYsMl9y+cPiZmujGuswb1esmeLD6Zy9V2O4Pj9tJHNPib
sw0T0Id1W08eEqgCIEtqIjwTw9MUUQJAfvknfA5WO+0Vhzr4dywRZGIzJhVBSMUm
1T58pvAz/HjjoPNUJ2ziMlK6g15oIVgWVJryWOA9vcNWkUUch4ruyQJAEdo2YBck
ODpOPt3G+GuIc08R8758CK2aqkA8OwDQ2n+my0lbLcwDim6ob6lnwvtIx29IGGFH
IeGNyHzp5HLrIw==
-----END PRIVATE KEY-----`;

export const legacyAnswers = {
  modulus,
  privateExponent,
  /** The same key in Node's format. It is used only in tests. */
  privateKey,
  secret: 'Ab3dEf6hIj9kLm2n',
  encryption,
  payloads: [
    {
      text: '{"username":"demo","password":"demo-Pass1","loginDeviceId":"00000000-0000-4000-8000-000000000000","type":"username"}',
      value:
        'zV0+zioD1RKGQGbr8gfkIE+wPxdMFQLgxmzFniK30e6cBBqV9TmQ0iOFa0xY9Nf24sMW273If3yADIIsXrQ7h+CusvHLBv4Cp5TOvuQ9W2LhkGO+tKkY08419pmR7r3P7tw58yBp9R81dr6/XsAntbkLLQAtzw7O',
    },
    {
      text: '{"username":"อันนา","password":"پاس"}',
      value: 'zV0+zioD1RIHOjHeGDGVGly1o+xn46EGTyOJYEO682iT/NebX1oDv2bWb9iQm7Cju3dbP1AXMHs=',
    },
  ],
};
