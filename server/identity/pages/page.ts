import type { Language } from '#contract/values/languages.ts'
import { EMBEDDED_PATH } from '../identitySettings.ts'
import { html } from './html.ts'
import type { Markup } from './html.ts'

export const RESOURCES = `${EMBEDDED_PATH}/resources`

/** Nothing inline, nothing foreign, no frame around it: what a page that takes passwords should allow. */
export const PAGE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-store',
} as const

type Page = { language: Language; title: string; body: Markup; script?: 'signIn.js' | 'submit.js' }

export function page({ language, title, body, script }: Page): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <title>${title}</title>
        <link rel="stylesheet" href="${RESOURCES}/signIn.css" />
        ${script && html`<script src="${RESOURCES}/${script}" defer></script>`}
      </head>
      <body>
        ${body}
      </body>
    </html>`.text
}

/** The product's mark, as in the console's corner. */
export const MARK = html`<svg class="mark" viewBox="0 0 28 24" aria-hidden="true">
  <rect class="mark-ground" width="28" height="24" rx="5" />
  <path class="mark-letter" d="M8 17V8l6 5 6-5v9" />
</svg>`
