// Checks of the texts of all languages before they are compiled, with English as the reference.
import { errorStatus, isErrorCode } from '@parlour/contract/contract';
import { checkAgainstEnglish, checkMessage } from './check-message.ts';
import { errorId, errorPrefix, isOfOffice } from './groups.ts';
import { listLanguages, type Catalog, type Source } from './po-files.ts';
import type { Problem } from './problem.ts';

const textsOf = (catalog: Catalog) => new Map(catalog.entries.map(({ id, text }) => [id, text]));

export function checkPhrases({ catalogs, problems }: Source): Problem[] {
  const english = catalogs.filter(({ language }) => language === 'EN');
  return [
    ...problems,
    ...checkFiles(catalogs.filter((each) => !isOfOffice(each))),
    ...checkFiles(catalogs.filter(isOfOffice)),
    ...english.flatMap(checkNames),
    ...checkTwice(english),
    ...catalogs.flatMap(checkTwiceInFile),
    ...checkErrorTexts(english),
    ...catalogs.flatMap(({ file, entries, language }) =>
      entries.flatMap(({ id, text }) => checkMessage({ file, id, text, language })),
    ),
    ...english.flatMap((source) => checkTranslations(source, catalogs)),
  ];
}

/** Checks that each language of the site, or of the back office, is complete or absent: one missing feature would silently remove the language. */
function checkFiles(catalogs: readonly Catalog[]): Problem[] {
  const features = [...new Set(catalogs.map(({ feature }) => feature))];
  return listLanguages(catalogs).flatMap((language) =>
    features
      .filter((name) => !catalogs.some((c) => c.feature === name && c.language === language))
      .map((name) => ({ file: name, id: null, text: `no PO file for ${language}` })),
  );
}

/** Checks that a feature's ids begin with its name, so that no two features have the same id. */
function checkNames({ feature, file, entries }: Catalog): Problem[] {
  return entries.flatMap(({ id }) => {
    if (!id.startsWith(errorPrefix)) {
      return id.startsWith(`${feature}.`)
        ? []
        : [{ file, id, text: `the id begins neither with ${feature}. nor with ${errorPrefix}` }];
    }
    return isErrorCode(id.slice(errorPrefix.length))
      ? []
      : [{ file, id, text: 'the contract has no such error code' }];
  });
}

function checkTwice(english: readonly Catalog[]): Problem[] {
  const owners = new Map<string, string>();
  return english.flatMap(({ file, entries }) =>
    entries.flatMap(({ id }) => {
      const owner = owners.get(id) ?? file;
      owners.set(id, owner);
      return owner === file ? [] : [{ file, id, text: `the id stands in ${owner} too` }];
    }),
  );
}

function checkTwiceInFile({ file, entries }: Catalog): Problem[] {
  const ids = entries.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  return twice.map((id) => ({ file, id, text: 'the id stands twice' }));
}

function checkErrorTexts(english: readonly Catalog[]): Problem[] {
  const ids = new Set(english.flatMap(({ entries }) => entries.map(({ id }) => id)));
  return Object.keys(errorStatus)
    .filter(isErrorCode)
    .filter((code) => !ids.has(errorId(code)))
    .map((code) => ({ file: 'en', id: errorId(code), text: 'this error code has no text' }));
}

function checkTranslations(english: Catalog, catalogs: readonly Catalog[]): Problem[] {
  const known = textsOf(english);
  return catalogs
    .filter(({ feature, language }) => feature === english.feature && language !== 'EN')
    .flatMap(({ file, entries }) => {
      const ids = new Set(entries.map(({ id }) => id));
      const missing = [...known.keys()].filter((id) => !ids.has(id));
      return [
        ...missing.map((id) => ({ file, id, text: 'the text is missing' })),
        ...entries.flatMap(({ id, text }) => {
          const original = known.get(id);
          if (original === undefined) return [{ file, id, text: 'English has no such id' }];
          return checkAgainstEnglish({ file, id, text, english: original });
        }),
      ];
    });
}
