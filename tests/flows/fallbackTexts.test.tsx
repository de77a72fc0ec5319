import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Calls } from '#dataProvider/calls.ts'
import { createCalls } from '#dataProvider/calls.ts'
import { createTransport } from '#dataProvider/transport.ts'
import { NoticeStack } from '#kit/parts/dialogs/NoticeStack.tsx'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import type { Attempt } from '#kit/parts/errors/errorMessage.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { renderInKit } from '../support/renderInKit.tsx'

/** A service that breaks without a word of its own: then the console's texts of section 8 are shown. */
const broken = () => Promise.resolve(new Response('<html>Bad gateway</html>', { status: 500 }))
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))

const callsOver = (fetch: () => Promise<Response>) =>
  createCalls(
    createTransport({
      fetch,
      baseOf: () => '/api',
      token: () => Promise.resolve('t1'),
      renewToken: () => Promise.resolve(false),
      clientId: () => undefined,
      product: () => 'rimba-my',
      tab: 'tab-1',
      newId: () => 'id-1',
      wait: () => Promise.resolve(),
    }),
  )

/** What is asked for, over a service that breaks, and thrown into the page as screens do it. */
async function failureOf(ask: (calls: Calls) => Promise<unknown>, fetch = broken): Promise<unknown> {
  return ask(callsOver(fetch)).then(
    () => undefined,
    (error: unknown) => error,
  )
}

const movie = { type: 'movie' }
const file = new File(['x'], 'x.png', { type: 'image/png' })
const lock = { id: '7', urn: 'urn:resource:catalog:movie' }

const TEXTS: [text: string, ask: (calls: Calls) => Promise<unknown>, attempt?: Attempt][] = [
  ['Create operation failed!', (calls) => calls.createContent({ params: movie, body: {} })],
  ['Update operation failed', (calls) => calls.saveContent({ params: { ...movie, id: '7' }, body: {} })],
  [
    'Delete operation failed',
    (calls) => calls.saveContent({ params: { ...movie, id: '7' }, body: {} }),
    'deleteOperationFailed',
  ],
  ['Save operation failed!', (calls) => calls.saveSetting({ body: { id: '1', payload: {} } })],
  ['EPG re-process failed', (calls) => calls.ingestEpg({ body: { station: 'harbour' } })],
  ['Cancel operation failed!', (calls) => calls.cancelJob({ params: { id: '7' } })],
  ['Filter operation failed!', (calls) => calls.filterContent({ body: {} })],
  ['Search Operation Failed', (calls) => calls.lookupContent()],
  ['Event re-process failed', (calls) => calls.ingestEvent({ body: { teamId: 'x' } })],
  ['Fetch movie failed', (calls) => calls.filterContent({ body: { cty: ['movie'] } }), 'fetchType'],
  ['Fetch movie filters failed!', (calls) => calls.listLockHolders({ params: movie })],
  ['Error fetching global search field mappers', (calls) => calls.listSearchFilterKeys()],
  ['Failed to retrieve 7', (calls) => calls.getContent({ params: { ...movie, id: '7' } })],
  ['Failed to retrieve movie Schema', (calls) => calls.readSchema({ params: movie })],
  ['Failed to retrieve movie UI Schema', (calls) => calls.readUiSchema({ params: movie })],
  ['Failed to retrieve movie additional ui Schema', (calls) => calls.readUiSchemaAdditional({ params: movie })],
  ['Fetch Versions failed', (calls) => calls.listVersions({ params: { ...movie, id: '7' } })],
  ['Failed to retrieve data', (calls) => calls.listChildren({ params: { id: '7' } })],
  ['Fetch program usage failed', (calls) => calls.readProgramUsage({ params: { id: '7' } })],
  ['Fetch storefront usage failed', (calls) => calls.readStorefrontUsage({ params: { id: '7' }, query: {} })],
  ['Fetch storefront usage failed', (calls) => calls.readContainerUsage({ params: { id: '7' }, query: {} })],
  ['Fetch Failed', (calls) => calls.listAudit({ params: { ...movie, id: '7' } })],
  ['Error fetching MP4', (calls) => calls.readMp4({ params: { id: '7' } })],
  [
    'Failed to submit Restore to Original request',
    (calls) => calls.restoreOriginal({ body: { cty: 'movie', id: '7' } }),
  ],
  [
    'Live to VOD conversion failed!',
    (calls) => calls.convertLiveToVod({ body: { id: '7', cty: 'movie', lon: [{ lang: 'en', n: 'Cut' }] } }),
  ],
  ['Failed to retrieve converted metadata', (calls) => calls.readConvertedMetadata({ params: { id: '7' } })],
  ['Request failed', (calls) => calls.forceUnlock({ body: lock })],
]

describe('a service that says nothing of why it failed', () => {
  it.each(TEXTS)('%s', async (text, ask, attempt) => {
    const error = await failureOf(ask)
    // A list knows its type; every other text is filled from the call itself.
    const values = attempt === 'fetchType' ? { type: 'movie' } : undefined
    await renderInKit(<CallError error={error} {...(attempt && { attempt })} {...(values && { values })} />)
    expect(screen.getByText(text, { exact: true })).toBeVisible()
  })

  it('is told in passing in the same words', async () => {
    const error = await failureOf((calls) => calls.readSchema({ params: movie }))
    let tell: ((error: unknown) => void) | undefined
    function Teller() {
      tell = useErrorNotice()
      return null
    }
    await renderInKit(
      <>
        <Teller />
        <NoticeStack />
      </>,
    )
    act(() => tell?.(error))
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to retrieve movie Schema')
  })
})

describe('a service that cannot be reached', () => {
  it.each<[string, (calls: Calls) => Promise<unknown>]>([
    ['Network request failed', (calls) => calls.getContent({ params: { ...movie, id: '7' } })],
    ['Network error', (calls) => calls.uploadPhoto({ body: { file } })],
  ])('%s', async (text, ask) => {
    await renderInKit(<CallError error={await failureOf(ask, unreachable)} />)
    expect(screen.getByText(text, { exact: true })).toBeVisible()
  })
})
