import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { CreatePage } from '#custom/configuration/CreatePage.tsx'
import { EditPage } from '#custom/configuration/EditPage.tsx'
import { openConsole } from '../support/openConsole.tsx'
import { startTestServer, type TestServer } from '../support/startServer.ts'

const screens = { 'config/add': <CreatePage />, 'config/:configId': <EditPage /> }
const OPS = { name: 'Ops', role: 'appconfig_admin' }
const SCHEMA = { type: 'object', properties: { rows: { type: 'integer' } } }
const BROKEN = '{"type": "object", "properties": {'
const BODY = { n: 'Home', app: 'tv', type: 'home', attrs: { rows: 3 }, attrs_schema: SCHEMA }

describe('the schema that a configuration of another app brings', () => {
  let server: TestServer
  let page: Awaited<ReturnType<typeof openConsole>>
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterEach(() => page.close())
  afterAll(() => server.close())
  const open = async (path: string) => (page = await openConsole(server, OPS, `/apps/rimba-my/${path}`, screens))
  const button = (name: string | RegExp) => screen.findByRole('button', { name })
  const area = () => screen.findByRole('textbox', { name: 'JSON schema of the values' })
  const type = async (text: string) => fireEvent.change(await area(), { target: { value: text } })
  const make = async (more: object = {}) => {
    await open('config/add')
    const { id } = await page.calls.createConfig({ body: { ...BODY, n: `Home ${crypto.randomUUID()}`, ...more } })
    page.close()
    return id
  }

  it('keeps a text that is no JSON, says so at its field, and lets it be neither saved over nor lost', async () => {
    const id = await make({ st: 'published' })
    await open(`config/${id}`)
    await page.user.click(await button('As text (JSON)'))
    await type(BROKEN)
    expect(await button(/^Line 1, column 35: the text ends too early/)).toBeVisible()
    expect(await area()).toBeInvalid()
    expect((await screen.findAllByText('1 error to fix')).length).toBeGreaterThan(0)
    await page.user.click(await button(/^Save/))
    // Neither a look at a version nor what somebody else saves takes it away.
    await page.user.click(await button(/^V1/))
    expect(await area()).toHaveValue(BROKEN)
    await page.user.keyboard('{Control>}s{/Control}')
    expect((await page.calls.getConfig({ params: { id } })).attrs_schema).toEqual(SCHEMA)
    expect(await area()).toHaveValue(BROKEN)
    expect(screen.getByRole('button', { name: 'Form' })).toBeDisabled()
    page.close()
    await open(`config/${id}`)
    await page.user.click(await button(/^Restore/))
    expect(await area()).toHaveValue(BROKEN)
    expect(await area()).toBeInvalid()
    await type('{"type": "object", "properties": {"rows": {"type": "integer", "maximum": 9}}}')
    await page.user.click(await button(/^Save/))
    await waitFor(async () =>
      expect((await page.calls.getConfig({ params: { id } })).attrs_schema).toMatchObject({
        properties: { rows: { maximum: 9 } },
      }),
    )
  })

  it('is refused where it stands when it is JSON and no schema', async () => {
    const id = await make()
    await open(`config/${id}`)
    await page.user.click(await button('As text (JSON)'))
    await type('{"type": "object", "properties": {"rows": {"maxLength": "many"}}}')
    await page.user.click(await button(/^Save/))
    expect(await button(/\/properties\/rows\/maxLength.*The schema cannot be used/)).toBeVisible()
    expect(await area()).toBeInvalid()
    await type('{}')
    expect(await area()).toBeValid()
  })

  it('comes back with the values of an older version', async () => {
    const id = await make({ st: 'published' })
    await open(`config/${id}`)
    const { rev = 0 } = await page.calls.getConfig({ params: { id } })
    const other = { type: 'object', properties: { lanes: { type: 'integer' } } }
    await page.calls.saveConfig({
      params: { id },
      body: { attrs: { lanes: 2 }, attrs_schema: other, st: 'published' },
      rev,
    })
    page.close()
    await open(`config/${id}`)
    await page.user.click(await button(/^V1/))
    await page.user.click(await button('Roll back to V1'))
    await waitFor(async () =>
      expect(await page.calls.getConfig({ params: { id } })).toMatchObject({
        attrs: { rows: 3 },
        attrs_schema: SCHEMA,
        st: 'published',
      }),
    )
  })
})
