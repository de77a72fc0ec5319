import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Status } from '#contract/values/status.ts'
import { hitPath } from '#kit/parts/routes/searchPaths.ts'
import { ContentEdit } from '#resources/edit/ContentEdit.tsx'
import { CONFIG_SEEDS } from '#server/seed/config.ts'
import { catalogKind } from '#server/stores/documents/documentKind.ts'
import { movie } from '#server/types/movie/movie.ts'
import { aMovie } from '../support/aMovie.ts'
import { openConsole } from '../support/openConsole.tsx'
import { startTestServer, type TestServer } from '../support/startServer.ts'

// Two cores and a database in the same process: what takes a moment elsewhere may take longer here.

const both = aMovie().named('What viewers see').published().named('What is worked on').drafted().build()
const archived = aMovie().named('Put away').takenDown('archived').build()

/** Specification section 2: a hit opens with ?status={status}, which names the side that was found. */
describe('a search hit opens the side that it names', () => {
  let server: TestServer
  let page: Awaited<ReturnType<typeof openConsole>>

  beforeAll(async () => {
    server = await startTestServer({
      seed: async ({ documents, config }) => {
        await config.seed(CONFIG_SEEDS, [])
        await documents.load(catalogKind(movie), [both, archived])
      },
    })
  })
  afterAll(() => server.close())
  afterEach(() => page.close())

  it.each<[id: string, st: Status, shown: string]>([
    [both.id, 'published', 'V1 - published'],
    [both.id, 'draft', 'V2 - draft'],
    [archived.id, 'archived', 'V1 - archived'],
  ])('%s as %s: %s', async (id, st, shown) => {
    const path = hitPath('rimba-my', { id, cty: 'movie', st, prt_ic: 'false' }, 'vod')
    page = await openConsole(server, { name: 'Ann' }, path, { 'vod/:resourceType/:contentId': <ContentEdit /> })
    expect(await page.findByText(shown)).toBeTruthy()
  })
})
