// The loader of version 3: window.initGeetest.
import { ask, bare, loadScript } from './load.js';

globalThis.initGeetest = (config, callBack) => {
  const protocol = config.https ? 'https://' : 'http://';
  const server = protocol + bare(config.api_server);
  const fail = (text) => {
    if (!config.onError) throw new Error(text);
    config.onError(text);
  };
  const begin = ({ type, static_servers: [host], ...paths }) => {
    const url = protocol + bare(host) + paths[type];
    loadScript(url, {
      done: () => callBack(new globalThis.Geetest({ ...config, server })),
      failed: () => fail('the script could not be loaded'),
    });
  };
  ask(
    `${server}/gettype.php`,
    { gt: config.gt },
    {
      answered: ({ data }) => begin(data),
      // Like the real script: without an answer it continues in offline mode.
      failed: () => {
        config.offline = true;
        begin({
          type: 'fullpage',
          static_servers: [config.api_server],
          fullpage: '/static/js/fullpage.js',
        });
      },
    },
  );
};
