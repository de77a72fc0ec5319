import { isObject } from '#contract/rules/diff/json.ts'
import { readTypeSettings } from '#contract/rules/types/typeSettings.ts'
import type { Boot } from '#contract/schemas/service.ts'
import { readBases } from '#contract/wire/bases.ts'

/** A configuration file that cannot be used; each problem is a sentence that says what to write instead. */
export class ConfigurationRefused extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(problems.join(' '))
    this.name = 'ConfigurationRefused'
    this.problems = problems
  }
}

const REALM = /\/realms\/([^/]+)$/

/**
 * What a console on any web server starts with, out of its configuration file (docs/foreign-back-end.md): the same as
 * our own server says at /api/boot, with the service named by its bases and no extension unless it is named.
 */
export function readConfiguration(file: unknown, now: number): Boot {
  if (!isObject(file)) throw new ConfigurationRefused(['The configuration must be one JSON object.'])
  const { issuer, realm, clientId, audience, registration = '', bases, extensions = [], types = [], build = '' } = file
  const read = readBases(isObject(bases) ? bases : {})
  const typed = readTypeSettings(types)
  const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
  const problems = [
    ...(isText(issuer) && URL.canParse(issuer) ? [] : ['issuer must be the address of the identity provider.']),
    ...(isText(clientId) ? [] : ['clientId must be the name by which the provider knows this console.']),
    ...(isObject(bases) && Object.keys(bases).length > 0 ? [] : ['bases must name at least default.']),
    ...read.problems.map((text) => `bases: ${text}`),
    ...(isTexts(extensions) ? [] : ['extensions must be a list of names.']),
    ...typed.problems.map(({ at, text }) => `${at}: ${text}`),
  ]
  if (problems.length > 0 || !isText(issuer) || !isText(clientId) || !isTexts(extensions))
    throw new ConfigurationRefused(problems)
  const named = REALM.exec(issuer)?.[1]
  return {
    build: String(build),
    time: new Date(now).toISOString(),
    issuer,
    realm: isText(realm) ? realm : named === undefined ? '' : decodeURIComponent(named),
    clientId,
    audience: isText(audience) ? audience : clientId,
    registration: String(registration),
    bases: read.bases,
    extensions,
    types: typed.types,
    operationsUrl: isText(file.operationsUrl) ? file.operationsUrl : null,
  }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')
