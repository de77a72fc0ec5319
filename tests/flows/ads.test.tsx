import { screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { NewAttributePage } from '#custom/ads/AttributePage.tsx'
import { LoadPolicyPage, NewLoadPolicyPage } from '#custom/ads/LoadPolicyPage.tsx'
import { NewTagPage, TagPage } from '#custom/ads/TagPage.tsx'
import { OwnList } from '#resources/own/OwnList.tsx'
import { openConsole } from '../support/openConsole.tsx'
import { startTestServer, type TestServer } from '../support/startServer.ts'

const screens = {
  'ad/tag': <OwnList of="adtag" />,
  'ad/tag/add': <NewTagPage />,
  'ad/tag/:tagId': <TagPage />,
  'ad/attribute/add': <NewAttributePage />,
  'ad/loadpolicy/add': <NewLoadPolicyPage />,
  'ad/loadpolicy/:policyId': <LoadPolicyPage />,
}
const ADA = { name: 'Ada', role: 'ad_admin' }

describe('ads', () => {
  let server: TestServer
  let page: Awaited<ReturnType<typeof openConsole>>
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterEach(() => page.close())
  afterAll(() => server.close())
  const open = async (path: string) => (page = await openConsole(server, ADA, `/apps/rimba-my/${path}`, screens))
  const button = (name: string | RegExp) => screen.findByRole('button', { name })

  it('have tags whose address is judged as it is typed, filled in by attributes, and kept in versions', async () => {
    await open('ad/tag')
    await page.calls.createAdAttribute({ body: { n: 'genre', type: 'String', source: 'content', value: ['drama'] } })
    page.close()
    await open('ad/tag/add')
    await page.user.type(await screen.findByLabelText(/^Name/), 'Films')
    const address = screen.getByLabelText(/^Address/)
    const say = async (text: string) => {
      await page.user.clear(address)
      await page.user.click(address)
      await page.user.paste(text)
    }
    await say('http://ads.example.com')
    expect(await screen.findByText('An address of an ad server begins with https://')).toBeVisible()
    await say('https://ads.example.com/?g={genre}&cb=[CB]')
    expect(await screen.findByText('The address names an attribute that this tag does not send')).toBeVisible()
    await page.user.click(await button('genre'))
    expect(await screen.findByText('{genre} is drama')).toBeVisible()
    expect(screen.getByText('[CB] is filled in by the player')).toBeVisible()
    await waitFor(async () => expect(await button('Publish')).not.toHaveAttribute('aria-disabled'))
    await page.user.click(await button('Publish'))
    expect(await screen.findByText('ad tag created sucessfully!')).toBeVisible()
    expect(await screen.findByText('No page, rail or title names this tag.')).toBeVisible()
    expect(await button(/V1/)).toBeVisible()
    const [made] = (await page.calls.listAdTags({ query: {} })).rows
    expect(made).toMatchObject({ n: 'Films', ty: 'vast', st: 'published' })
  })

  it('have load policies whose hours are filled by keys alone', async () => {
    await open('ad/loadpolicy/add')
    await page.user.type(await screen.findByLabelText(/^Name/), 'Nights')
    await page.user.click(screen.getByLabelText('Ads an hour, All day'))
    await page.user.keyboard('12{Enter}')
    expect(screen.getByLabelText('Ads an hour, 00:00')).toHaveFocus()
    expect(screen.getByLabelText('Ads an hour, 05:00')).toHaveAttribute('placeholder', '12:00')
    await page.user.click(screen.getByLabelText('Ads an hour, 21:00'))
    await page.user.paste('9:30\n9:30\n9:30')
    await page.user.click(screen.getByLabelText('Longest break, 23:00'))
    await page.user.keyboard('many')
    expect(screen.getByLabelText('Longest break, 23:00: Not a value of this limit')).toBeInvalid()
    await page.user.clear(screen.getByLabelText(/^Longest break, 23:00/))
    await page.user.click(await button(/^Save/))
    expect(await screen.findByText('ad load policy created sucessfully!')).toBeVisible()
    const [made] = (await page.calls.listLoadPolicies({ query: {} })).rows
    expect(made?.rules).toEqual([{ ads: 720_000 }, { from: 21, to: 24, ads: 570_000 }])
  })
})
