// HTML that tries to run scripts in places that show an operator's HTML (V3). A script that runs calls alert or requests /m/ran.

const run = 'alert(1);new Image().src=`/m/ran`';
const handlers =
  'onload onerror onclick onmouseover onmouseenter onfocus onfocusin onblur onanimationstart onanimationend ontransitionend onpointerenter onpointerover onpointerrawupdate onwheel onscroll onscrollend ontoggle onbeforetoggle onbegin onend onrepeat onloadstart onloadeddata oncanplay onplay onerrorupdate onpageshow onhashchange onresize onbeforeinput oninput onkeydown oncopy ondragstart onauxclick oncontextmenu onselectstart oncontentvisibilityautostatechange onsecuritypolicyviolation'.split(
    ' ',
  );
const tags =
  'p b a img svg video audio body details input marquee iframe object embed form button style link base math table td'.split(
    ' ',
  );

const everyHandler = handlers.map(
  (handler) => `<p tabindex=1 autofocus style="animation:x" ${handler}="${run}">x</p>`,
);
const everyTag = tags.flatMap((tag) => [
  `<${tag} src=x data=x href=x open autofocus tabindex=1 onerror="${run}" onload="${run}" onfocus="${run}" ontoggle="${run}">`,
  `<${tag.toUpperCase()}/SRC=x/ONERROR="${run}"/ONLOAD="${run}">`,
]);

const addresses = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  ` \u0001javascript:${run}`,
  `java\tscript:${run}`,
  `java\nscript:${run}`,
  `&#106;avascript:${run}`,
  `&#x6A;&#x61;vascript&colon;${run}`,
  `javascript&Tab;:${run}`,
  `javascript://%0a${run}`,
  `data:text/html,<script>${run}</script>`,
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  `vbscript:${run}`,
  `view-source:javascript:${run}`,
  'blob:null/x',
  '//elsewhere.test/x',
  '/\\elsewhere.test/x',
  'http://elsewhere.test/x',
  `feed:javascript:${run}`,
  `jar:javascript:${run}!/`,
];
const everyAddress = addresses.flatMap((address) => [
  `<a href="${address}">x</a>`,
  `<a xlink:href="${address}"><b>x</b></a>`,
  `<form action="${address}"><button formaction="${address}">x</button></form>`,
  `<iframe src="${address}"></iframe>`,
]);

/** Markup that a browser's parser turns into something other than it seems. */
const mutations = [
  `<script>${run}</script>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<<script>${run}//<</script>`,
  `<script src="/m/ran"></script>`,
  `<script/x>${run}</script>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><script href="data:,${run}"/></svg>`,
  `<svg><animate onbegin="${run}" attributeName=x dur=1s>`,
  `<svg><a><animate attributeName=href values="javascript:${run}"/><text y=20>x</text></a></svg>`,
  `<svg><set attributeName=href to="javascript:${run}"/></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>${run}</script>"></iframe></foreignObject></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>${run}</script></svg>#x"/></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  `<math><mi//xlink:href="data:x,<script>${run}</script>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror="${run}">`,
  `<svg></p><style><a id="</style><img src=1 onerror='${run}'>">`,
  `<noscript><p title="</noscript><img src=x onerror='${run}'>">`,
  `<template><script>${run}</script></template>`,
  `<template shadowrootmode=open><img src=x onerror="${run}"></template>`,
  `<textarea><img title="</textarea><img src=x onerror='${run}'>"></textarea>`,
  `<title><img title="</title><img src=x onerror='${run}'>"></title>`,
  `<xmp><img title="</xmp><img src=x onerror='${run}'>"></xmp>`,
  `<plaintext><img src=x onerror="${run}">`,
  `<!--><img src=x onerror="${run}">-->`,
  `<!--x--!><img src=x onerror="${run}">`,
  `<![CDATA[<img src=x onerror="${run}">]]>`,
  `<?xml version="1.0"?><x:script xmlns:x="http://www.w3.org/1999/xhtml">${run}</x:script>`,
  `<select><style></select><img src=x onerror="${run}"></style>`,
  `<table><td background="javascript:${run}">x</td></table>`,
  `<table><caption><style></caption><img src=x onerror="${run}">`,
  `<p style="background:url(/m/ran)">x</p>`,
  `<p style="width:expression(${run})">x</p>`,
  `<style>@import '/m/ran';</style>`,
  `<style>*{background:url(/m/ran)}</style>x`,
  `<link rel=stylesheet href="/m/ran">`,
  `<link rel=prefetch href="/m/ran">`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  `<meta http-equiv=refresh content="0;url=/m/ran">`,
  `<base href="//elsewhere.test/">`,
  `<img src="/m/ran">`,
  `<img srcset="/m/ran 1x">`,
  `<picture><source srcset="/m/ran"><img></picture>`,
  `<video poster="/m/ran" src="/m/ran" autoplay></video>`,
  `<audio src="/m/ran" autoplay></audio>`,
  `<input type=image src="/m/ran">`,
  `<object data="/m/ran"></object>`,
  `<embed src="/m/ran">`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<iframe src="/m/ran"></iframe>`,
  `<frameset onload="${run}"><frame src="/m/ran"></frameset>`,
  `<body background="/m/ran" onload="${run}">`,
  `<isindex action="javascript:${run}" type=image>`,
  `<keygen autofocus onfocus="${run}">`,
  `<dialog open onclose="${run}"><form method=dialog><button>x</button></form></dialog>`,
  `<details open ontoggle="${run}"><summary>x</summary></details>`,
  `<button popovertarget=x>x</button><p popover id=x onbeforetoggle="${run}">x</p>`,
  `<custom-element onclick="${run}">x</custom-element>`,
  `<b is="x-y" onclick="${run}">x</b>`,
  `<p id=cookie name=cookie>x</p><a id=location href="https://elsewhere.test/">x</a>`,
  `<form id=x><input name=attributes><input name=parentNode></form>`,
  `<form name=body><input id=x name=firstChild></form>`,
  `<a href="https://elsewhere.test/" target=_blank rel=opener>x</a>`,
  `<a href="https://elsewhere.test/" ping="/m/ran">x</a>`,
  `<a href="https://elsewhere.test/" download onclick="${run}">x</a>`,
  `<p data-x="1" aria-label="x" class="btn" id="root" role="dialog" contenteditable>x</p>`,
  `<p slot=x part=x nonce=x itemscope>x</p>`,
  `${'<b>'.repeat(600)}<img src=x onerror="${run}">`,
  `<p>${'&lt;script&gt;'.repeat(3)}${run}</p>`,
  `<img src=x onerror=&#97;lert(1)>`,
  `<img src=\`x\` onerror="${run}">`,
  `<img """><script>${run}</script>">`,
  `<a href=java&#1&#2&#3script:${run}>x</a>`,
  `<br size="&{${run}}">`,
  `<li><![if gte IE 4]><script>${run}</script><![endif]></li>`,
  `<s><p xmlns="http://www.w3.org/2000/svg"><script>${run}</script></p></s>`,
];

export const hostileHtml: readonly string[] = [
  ...everyHandler,
  ...everyTag,
  ...everyAddress,
  ...mutations,
];
