// Tags and attributes that an operator's HTML may contain (V3). It is sanitised by this list when it is written, and again when it is shown.
export const termsHtml = {
  tags: 'p br h2 h3 h4 ul ol li b strong i em u s a table thead tbody tr th td hr blockquote'.split(
    ' ',
  ),
  attributes: { a: ['href'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
};
