import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { bareHeaders, countsAsObjects, lostAnswer, slow, storm, wrongShape } from './deviations.ts'
import type { Deviation } from './deviations.ts'
import type { OpenService } from './openAgainst.ts'
import { openService } from './openAgainst.ts'
import { openForeignConsole } from './openForeignConsole.tsx'
import { oursIn } from './requestNotes.ts'

const MOVIES = '/apps/rimba-my/vod/movie'
let service: OpenService
let page: Awaited<ReturnType<typeof openForeignConsole>>

const open = async (path: string, deviations: readonly Deviation[] = []) => {
  service = await openService(deviations)
  const film = service.platform.titles.find((title) => JSON.stringify(title).includes('Alpha Station'))
  page = await openForeignConsole(service, path.replace('{film}', film?.id ?? ''))
  return film?.id ?? ''
}
const sent = (method: string) => service.requests.filter((request) => request.method === method)

afterEach(async () => {
  page.close()
  const ours = oursIn(service.requests)
  sessionStorage.clear()
  await service.close()
  expect(ours).toEqual([])
})

describe('the whole console over the service of the specification', () => {
  it('lists titles of a configured type under a menu that follows from the types', async () => {
    await open(MOVIES)
    expect(await screen.findByText('Monsoon Harbour')).toBeVisible()
    expect(screen.getByRole('link', { name: /TV series/ })).toHaveAttribute('href', '/apps/rimba-my/vod/tvseries')
    expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull()
  })

  it('edits a title under the lock of the service, says once that saves are not guarded, saves and publishes', async () => {
    const id = await open(`${MOVIES}/{film}`)
    const { user } = page
    const name = await screen.findByDisplayValue('Alpha Station')
    await user.type(name, ' Two')
    expect(await screen.findByText('This service does not compare revisions.')).toBeVisible()
    const last = () => service.platform.titles.find((title) => title.id === id)?.versions.at(-1)
    await expect.poll(() => screen.getByRole('button', { name: /^Save/ })).toBeEnabled()
    await user.click(screen.getByRole('button', { name: /^Save/ }))
    await expect.poll(() => JSON.stringify(last()?.payload)).toContain('Alpha Station Two')
    expect(service.platform.locks.has(id)).toBe(true)
    const [publish] = await screen.findAllByRole('button', { name: 'Publish' })
    await expect.poll(() => publish).toBeEnabled()
    await user.click(publish as HTMLElement)
    await expect.poll(() => last()?.st).toBe('published')
    expect(last()?.payload).toMatchObject({ lon: [{ lang: 'en', n: 'Alpha Station Two' }], yr: 2021 })
    expect(sent('PUT').map(({ path }) => path)).toContain(`/content/urn/resource/catalog/movie/${id}`)
  })

  it('has the dashboard of what the service can count', async () => {
    await open('/apps/rimba-my/dashboards/project')
    expect(await screen.findByText('Night Ferry')).toBeVisible()
    expect(await screen.findByRole('link', { name: '3 Movies' })).toBeVisible()
  })

  it('searches by the types that the service names, without numbers that nobody has counted', async () => {
    await open('/apps/rimba-my/globalSearch/list?term=Station')
    expect(await screen.findByText('Movie')).toBeVisible()
    await screen.findByRole('checkbox', { name: 'movie' })
    expect(screen.queryByText('0')).toBeNull()
    expect(screen.queryByText('Search Across')).toBeNull()
  })

  it('has no screen for what only our own service has', async () => {
    await open('/apps/config/types')
    expect(await screen.findByText('The address may be old or mistyped.')).toBeVisible()
  })
})

describe('a service that differs', () => {
  it('by counts as objects and headers without totals shows lists, totals and menu all the same', async () => {
    await open(MOVIES, [countsAsObjects, bareHeaders])
    expect(await screen.findByText('Monsoon Harbour')).toBeVisible()
    expect(await screen.findByRole('link', { name: /TV series.*2/ })).toBeVisible()
  })

  it('by an answer of another shape has that part say so, with the page around it standing', async () => {
    await open(MOVIES, [wrongShape('/content/lookup', { count: 7 })])
    expect(await screen.findByText('The service answered in a form that this console cannot read.')).toBeVisible()
    expect(screen.getByRole('link', { name: /TV series/ })).toBeVisible()
  })

  it('by a storm of 401 and 500 is asked again and tells what it could not bring', async () => {
    await open(MOVIES, [storm(401, 1), storm(500, 1, '/content/lookup')])
    await page.user.click(await screen.findByRole('button', { name: /try again/i }))
    expect(await screen.findByText('Monsoon Harbour')).toBeVisible()
  })

  it('by slow answers is told to save still, sent nothing twice, and not left unasked; a lost one is asked for again', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const id = await open(`${MOVIES}/{film}`, [
      slow(() => promise, '/catalog/movie/', 'PUT'),
      lostAnswer(1, '/catalog/movie/', 'GET'),
    ])
    const { user } = page
    await user.type(await screen.findByDisplayValue('Alpha Station'), ' Two')
    const save = await screen.findByRole('button', { name: /^Save/ })
    await expect.poll(() => save).toBeEnabled()
    await user.click(save)
    await user.keyboard('{Control>}s{/Control}')
    const saves = () => sent('PUT').filter(({ path }) => path.endsWith(id)).length
    await expect.poll(saves).toBe(1)
    expect(await screen.findByRole('button', { name: 'Still saving…' })).toBeVisible()
    const toList = screen.getAllByRole('link').find((link) => link.getAttribute('href')?.startsWith(MOVIES))
    await user.click(toList as HTMLElement)
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    resolve()
    expect(await screen.findByText('movie updated sucessfully!')).toBeVisible()
    expect(screen.getByDisplayValue('Alpha Station Two')).toBeVisible()
    expect(saves()).toBe(1)
  })
})
