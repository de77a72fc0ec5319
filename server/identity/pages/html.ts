/** Markup that is known to be safe: written by us, or escaped on its way in. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type MarkupValue = string | number | Markup | undefined | false | readonly MarkupValue[]

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Builds markup; every value is escaped unless it is markup itself. */
export function html(strings: TemplateStringsArray, ...values: MarkupValue[]): Markup {
  return new Markup(strings.reduce((text, string, index) => text + textOf(values[index - 1]) + string))
}

function textOf(value: MarkupValue): string {
  if (value === undefined || value === false) return ''
  if (value instanceof Markup) return value.text
  if (typeof value === 'string' || typeof value === 'number') return escapeText(String(value))
  return value.map(textOf).join('')
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
