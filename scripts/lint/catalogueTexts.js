const WORDS = 'value=/\\p{L}{2}/u'
const NAMED =
  'JSXAttribute[name.name=/^(?:aria-(?:label|valuetext|roledescription)|title|alt|placeholder|label|heading|text)$/]'

/** Words in an element, or in an attribute that is shown or announced. */
const SELECTOR = [
  `JSXText[${WORDS}]`,
  `${NAMED} > Literal[${WORDS}]`,
  ...['JSXElement', 'JSXFragment', NAMED].flatMap(place =>
    ['', '> ConditionalExpression ', '> LogicalExpression '].flatMap(within => [
      `${place} > JSXExpressionContainer ${within}> Literal[${WORDS}]`,
      `${place} > JSXExpressionContainer ${within}> TemplateLiteral > TemplateElement[value.raw=/\\p{L}{2}/u]`,
    ]),
  ),
].join(', ')

/** The part of the lint configuration that forbids words in elements (product/languages). */
export const catalogueTexts = {
  files: ['src/**/*.tsx'],
  rules: {
    'no-restricted-syntax': [
      'error',
      {
        selector: SELECTOR,
        message: 'A text comes from the catalogue, in the language of the page: src/messages.',
      },
    ],
  },
}
