const page = (title: string, text: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
</main>
</body>
</html>
`;

export const homePage = page(
  'Parlour sandbox',
  'This plays the services outside Parlour: messages, identities, payments, games. ' +
    'No stand-in is here yet.',
);

export const notFoundPage = page('Not found', 'The sandbox has no such page.');
