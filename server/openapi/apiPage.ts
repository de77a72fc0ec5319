import { createHash } from 'node:crypto'
import { CALLS } from '#contract/wire/calls.ts'
import type { CallRow } from '#contract/wire/calls/call.ts'
import { ERRORS, type ErrorRow } from '#contract/wire/errors.ts'
import { html, Markup } from '../identity/pages/html.ts'
import { apiPageStyle } from './apiPageStyle.ts'
import { guardWords } from './guardWords.ts'
import { tagOf } from './openApiDocument.ts'

/** The one style of the page, allowed by its hash: the page runs no script and loads nothing. */
export const API_PAGE_STYLE_HASH = createHash('sha256').update(apiPageStyle).digest('base64')

/** The calls to read: grouped by the first word of their address, narrowed by a word of name, path or summary. */
export function apiPage(term: string, rows: readonly CallRow[] = CALLS): string {
  const wanted = term.trim().toLowerCase()
  const found = rows.filter((row) => `${row.name} ${row.path} ${row.summary}`.toLowerCase().includes(wanted))
  const groups = [...new Set(found.map(tagOf))]
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Marquee: calls</title>
        ${style()}
      </head>
      <body>
        <header>
          <h1>Calls</h1>
          <p>
            ${count(found.length, 'call', 'calls')}, all under <code>/api</code>. The same as
            <a href="/api/openapi.json">OpenAPI</a>.
          </p>
          <form role="search">
            <label for="q">Find a call</label
            ><input id="q" name="q" type="search" value="${term}" autocomplete="off" /><button>Find</button>
          </form>
        </header>
        <main>
          ${found.length === 0 ? html`<p>No call is named like that. <a href="/api/docs">Show all</a></p>` : ''}
          ${groups.map(
            (group) =>
              html`<section aria-labelledby="g-${group}">
                <h2 id="g-${group}">${group}</h2>
                ${found.filter((row) => tagOf(row) === group).map(callOf)}
              </section>`,
          )}
          ${wanted === '' ? errorSection() : ''}
        </main>
      </body>
    </html>`.text
}

function style(): Markup {
  return new Markup(`<style>${apiPageStyle}</style>`)
}

function callOf(row: CallRow): Markup {
  const parameters = Object.entries(row.query.properties).filter(([name]) => name !== 'prd' && name !== 'client')
  return html`<details id="${row.name}">
    <summary>
      <span class="method ${row.method.toLowerCase()}">${row.method}</span><code>${row.path}</code
      ><span class="what">${row.summary}</span>
    </summary>
    <dl>
      <dt>Name</dt>
      <dd><code>${row.name}</code></dd>
      <dt>Allowed</dt>
      <dd>${guardWords(row.guard)}</dd>
      ${
        parameters.length > 0
          ? html`<dt>Query</dt>
              <dd>
                ${parameters.map(([name, schema]) => html`<code title="${JSON.stringify(schema)}">${name}</code> `)}
              </dd>`
          : ''
      }
      ${
        row.body
          ? html`<dt>Body</dt>
              <dd><pre>${JSON.stringify(row.body, null, 1)}</pre></dd>`
          : ''
      }
      ${
        row.takes === 'multipart'
          ? html`<dt>Body</dt>
              <dd>multipart/form-data with one file</dd>`
          : ''
      }
      ${
        row.takes === 'media'
          ? html`<dt>Body</dt>
              <dd>the bytes of a fragmented MP4, as video/mp4 or audio/mp4</dd>`
          : ''
      }
      ${
        row.document && !row.created
          ? html`<dt>Needs</dt>
              <dd><code>If-Match</code> with the revision it started from</dd>`
          : ''
      }
      <dt>Gives</dt>
      <dd>${row.gives ?? 'json'}${row.created ? ', 201' : ''}</dd>
    </dl>
  </details>`
}

function errorSection(): Markup {
  return html`<section aria-labelledby="errors">
    <h2 id="errors">Errors</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Status</th>
          <th scope="col">Name</th>
          <th scope="col">Text</th>
        </tr>
      </thead>
      <tbody>
        ${ERRORS.map(errorLine)}
      </tbody>
    </table>
  </section>`
}

function errorLine({ code, number, status, text }: ErrorRow): Markup {
  return html`<tr>
    <td>${String(number)}</td>
    <td>${String(status)}</td>
    <td><code>${code}</code></td>
    <td>${text}</td>
  </tr>`
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}
