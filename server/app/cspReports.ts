import type { Logger } from 'pino'
import type { Counter } from 'prom-client'
import { isObject } from '#contract/rules/diff/json.ts'

/** What a browser said that it stopped. */
type CspReport = { directive: string; blocked: string; document: string }

/** The last reports, for tests and for whoever looks into a page that misbehaves. */
export type CspReports = { list: () => readonly CspReport[]; add: (body: unknown) => void }

const KEPT = 50
const MAX_TEXT = 300

/** Counts, logs and keeps reports. They come from anybody, so nothing in them is believed or kept long. */
export function createCspReports(counter: Counter<'directive'>, log: Pick<Logger, 'warn'>): CspReports {
  const reports: CspReport[] = []
  return {
    list: () => reports,
    add(body) {
      for (const report of readReports(body)) {
        counter.inc({ directive: knownDirective(report.directive) })
        log.warn({ csp: report }, 'the content security policy stopped something')
        reports.push(report)
        if (reports.length > KEPT) reports.shift()
      }
    },
  }
}

/** Both shapes that browsers send: `{"csp-report": {...}}` and a list of `{type, body}`. */
function readReports(body: unknown): CspReport[] {
  if (Array.isArray(body)) return body.slice(0, KEPT).flatMap((entry) => (isObject(entry) ? reportOf(entry.body) : []))
  return isObject(body) ? reportOf(body['csp-report']) : []
}

function reportOf(value: unknown): CspReport[] {
  if (!isObject(value)) return []
  const text = (...names: string[]) =>
    String(names.map((name) => value[name]).find((each) => typeof each === 'string') ?? '').slice(0, MAX_TEXT)
  return [
    {
      directive: text('effectiveDirective', 'effective-directive', 'violated-directive').split(' ')[0] ?? '',
      blocked: withoutQuery(text('blockedURL', 'blocked-uri')),
      document: withoutQuery(text('documentURL', 'document-uri')),
    },
  ]
}

/** Addresses may carry tickets and codes: what stands behind ? or # is nobody's business. */
function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '')
}

/** A metric's label comes from a closed set, or a flood of invented names would fill the memory. */
function knownDirective(directive: string): string {
  return /^(default|script|style|img|font|connect|frame|media|object|worker|manifest)-src(-elem|-attr)?$|^(base-uri|form-action|frame-ancestors)$/.test(
    directive,
  )
    ? directive
    : 'other'
}
