import type { AppDataMapping, Application, AttributeRow } from '#contract/schemas/policy/policyRows.ts'
import type { Static } from 'typebox'
import type { Calls } from '#kit/parts/context/providerTypes.ts'

type AppCalls = Pick<Calls, 'listApps' | 'listAppAttributes' | 'listAppDataMappings'>
type Paged<Row> = (query: { offset: number; limit: number }) => Promise<readonly Row[]>

type Applications = {
  apps: Static<typeof Application>[]
  attributes: AttributeRow[]
  mappings: Static<typeof AppDataMapping>[]
}

/** So many at once; the offset grows by it until the list is full (specification section 7). */
const STEP = 100

/** Applications, their attributes and what those read of titles, each list whole. */
export async function readApplications(calls: AppCalls, signal?: AbortSignal): Promise<Applications> {
  const [apps, attributes, mappings] = await Promise.all([
    all((query) => calls.listApps({ query, signal })),
    all((query) => calls.listAppAttributes({ query, signal })),
    all((query) => calls.listAppDataMappings({ query, signal })),
  ])
  return { apps, attributes, mappings }
}

async function all<Row>(page: Paged<Row>): Promise<Row[]> {
  const found: Row[] = []
  for (;;) {
    const rows = await page({ offset: found.length, limit: STEP })
    found.push(...rows)
    if (rows.length < STEP) return found
  }
}
