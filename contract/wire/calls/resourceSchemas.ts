import type { Page } from '#contract/values/access.ts'
import { AnyRecord, call, noQuery } from './call.ts'

/** The schema of a resource that has no type document, and a form of it: `readPolicySchema`, `readPolicyUiSchema`. */
const schemasOf = <const Name extends string, const Path extends string, const Part extends string>(
  name: Name,
  { path, page, part }: { path: Path; page: Page; part: Part },
) => {
  const shared = {
    ...({ method: 'GET', allProducts: true, section: '7', answer: AnyRecord, query: noQuery } as const),
    ...{ part, guard: { by: 'page', pages: [page], action: 'view' } as const },
  }
  return [
    call({ ...shared, name: `read${name}Schema`, path, summary: 'What it holds, as a JSON Schema' }),
    call({ ...shared, name: `read${name}UiSchema`, path: `${path}/ui`, summary: 'A form of what it holds' }),
  ] as const
}

/**
 * Schemas of what has screens of its own (calls.md section 5, `readResourceSchema` and `readResourceUiSchema`: a row for
 * each name, since each has its own page in the role table). Those of ads are beside their calls.
 */
export const resourceSchemaCalls = [
  ...schemasOf('Page', { path: '/schema/urn/page', page: 'cp_storefront', part: 'W' }),
  ...schemasOf('Container', { path: '/schema/urn/container', page: 'cp_storefront', part: 'W' }),
  ...schemasOf('Policy', { path: '/schema/urn/resource/rule', page: 'cp_policymgmt', part: 'P' }),
  ...schemasOf('Attribute', { path: '/schema/urn/resource/attribute', page: 'cp_policymgmt', part: 'P' }),
  ...schemasOf('Config', { path: '/schema/urn/resource/config', page: 'cp_appconfig', part: 'P' }),
  ...schemasOf('Geo', { path: '/schema/urn/resource/geo/location', page: 'cp_ipconfig', part: 'P' }),
] as const
