import logicalCss from './logicalCss.js'
import noBareColour from './noBareColour.js'
import noBareText from './noBareText.js'
import oneEnvironment from './oneEnvironment.js'
import oneFormatter from './oneFormatter.js'
import oneTransport from './oneTransport.js'
import pureContract from './pureContract.js'
import { ruleTester } from '#tests/support/ruleTester.ts'
import safeContent from './safeContent.js'
import sqlInStores from './sqlInStores.js'

/** One code per line that the rule must refuse, once each. */
const refused = (...codes: string[]) => codes.map((code) => ({ code, errors: 1 }))

ruleTester.run('no-bare-text', noBareText, {
  valid: [
    '<p>{translate("marquee.actions.save")}</p>',
    '<TextField label="resources.movie.fields.name" />',
    '<p>{count} / {total} - 100 %</p>',
    '<img alt="" />',
    '<div id="panel" role="status" className="x" />',
    '<Chip label={`marquee.status.${status}`} />',
    '<path d="M12 5a7 7 0 1 0 0 14" />',
    '<div className="k-chip drawn" />',
    'const slot = { title: "marquee.actions.save", placeholder: "none" }',
    'const sx = { content: \'""\' }',
    'document.title = name',
  ],
  invalid: refused(
    '<p>Save</p>',
    '<p>保存</p>',
    '<p>{"Save"}</p>',
    '<p>{isDraft ? "Draft" : label}</p>',
    '<p>{name || `Item ${n}`}</p>',
    '<p>{"marquee.actions.save"}</p>',
    '<TextField label="Full name" />',
    '<button aria-label={`Close ${name}`} />',
    '<img alt="Poster" />',
    '<div aria-valuetext="Half way" />',
    '<p>{"Version " + n}</p>',
    '<Panel heading="Nothing here yet" />',
    'const slot = { "aria-label": "Close" }',
    'const field = { label: isNew ? "New title" : name }',
    'const sx = { "&::after": { content: \'"New"\' } }',
    'document.title = "Marquee console"',
  ),
})

ruleTester.run('no-bare-colour', noBareColour, {
  valid: [
    'const sx = { color: "text.secondary", backgroundColor: "transparent", border: 1 }',
    'const icon = <Icon color="error" />',
    'import { urnOf } from "#contract/values/urn.ts"',
    'const link = "#/movies"',
    'const name = "Red planet"',
    'const issue = "see #12"',
    'const sx = { color: (theme) => theme.palette.common.white }',
  ],
  invalid: refused(
    'const sx = { color: "#1a2b3c" }',
    'const border = "1px solid #fff"',
    'const sx = { boxShadow: `0 0 2px rgba(0, 0, 0, ${alpha})` }',
    'const hue = "hsl(20 50% 50%)"',
    'const sx = { backgroundColor: "white" }',
    'const sx = { border: `1px solid ${on ? "red" : "divider"}` }',
    'const line = <path stroke="darkgreen" />',
  ),
})

ruleTester.run('logical-css', logicalCss, {
  valid: [
    '<Box sx={{ marginInlineStart: 1, insetInlineEnd: 0, textAlign: "start", mx: 1, ps: 2 }} />',
    'const difference = { left: mine, right: theirs }',
    '<Popover anchorOrigin={{ horizontal: "center", vertical: "top" }} />',
    'const { left, right } = box',
    'const key = "ArrowLeft"',
  ],
  invalid: refused(
    '<Box sx={{ marginLeft: 1 }} />',
    '<Box sx={{ "& > p": { pr: 1 } }} />',
    '<Box style={{ left: x }} />',
    '<Box sx={[{ right: 0 }]} />',
    '<Box ml={2} />',
    'const Bar = styled("div")(() => ({ left: 0 }))',
    'const railSx = { right: 0 }',
    'const rail: SxProps = { right: 0 }',
    'const rail = { borderTopLeftRadius: 4 }',
    'const rail = { textAlign: "right" }',
    '<Popover anchorOrigin={{ horizontal: "left", vertical: "top" }} />',
    'const css = "p { margin-left: 2px }"',
    'const css = `p { text-align: left }`',
  ),
})

ruleTester.run('one-formatter', oneFormatter, {
  valid: [
    'format.date(when)',
    'import { addDays } from "date-fns"',
    'name.toLocaleLowerCase(language)',
    'new Intl.Collator(language)',
    'Intl.supportedValuesOf("timeZone")',
  ],
  invalid: refused(
    'when.toLocaleDateString()',
    'count.toLocaleString("en")',
    'new Intl.NumberFormat("en")',
    'import { format } from "date-fns"',
    'import distance from "date-fns/formatDistanceToNow"',
  ),
})

ruleTester.run('one-transport', oneTransport, {
  valid: [
    'function createTransport({ fetch }) { return () => fetch("/api") }',
    'dataProvider.getList("movie")',
    'const { fetch } = wiring; fetch("/api")',
  ],
  invalid: refused(
    'fetch("/api")',
    'window.fetch("/api")',
    'const send = globalThis.fetch',
    'new XMLHttpRequest()',
    'new EventSource("/api/events")',
    'navigator.sendBeacon("/api")',
  ),
})

ruleTester.run('one-environment', oneEnvironment, {
  valid: ['readSettings(env)', 'process.exit(1)', 'import { exit } from "node:process"'],
  invalid: refused(
    'process.env.PORT',
    'const { env } = process',
    'process["env"]',
    'import { env } from "node:process"',
  ),
})

ruleTester.run('safe-content', safeContent, {
  valid: ['import { TextField } from "react-admin"', '<SafeLink href={url} />', 'element.textContent = name'],
  invalid: refused(
    '<div dangerouslySetInnerHTML={{ __html: text }} />',
    'createElement("div", { dangerouslySetInnerHTML: { __html: text } })',
    'element.innerHTML = text',
    'import { UrlField } from "react-admin"',
    'import { RichTextField } from "ra-ui-materialui"',
  ),
})

ruleTester.run('sql-in-stores', sqlInStores, {
  valid: ['services.documents.save(change)', 'import type { Kysely } from "kysely"', 'const sql = "a word"'],
  invalid: refused(
    'const rows = sql`select 1`',
    'import { sql } from "kysely"',
    'db.selectFrom("document").selectAll()',
    'trx.updateTable("lock")',
  ),
})

ruleTester.run('pure-contract', pureContract, {
  valid: [
    'export function isLate(now: number, end: string) { return new Date(end).getTime() < now }',
    'function move(location: string, document: TypeDocument) { return [location, document] }',
    'Math.max(1, 2)',
  ],
  invalid: refused(
    'Math.random()',
    'Date.now()',
    'new Date()',
    'Date()',
    'import { randomUUID } from "node:crypto"',
    'crypto.randomUUID()',
    'document.title',
    'setTimeout(tell, 10)',
    'export const zone = process.env.TZ',
  ),
})
