import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenService } from './openAgainst.ts'
import { openService } from './openAgainst.ts'
import { openForeignConsole } from './openForeignConsole.tsx'
import { oursIn } from './requestNotes.ts'

describe('the whole console over the service of the specification', () => {
  let service: OpenService
  beforeAll(async () => {
    service = await openService()
  })
  afterAll(async () => {
    expect(oursIn(service.requests)).toEqual([])
    await service.close()
  })

  it('lists the titles of a type, with a menu made of the types that are configured', async () => {
    const page = await openForeignConsole(service, '/apps/rimba-my/vod/movie')
    expect(await screen.findByText('Monsoon Harbour')).toBeVisible()
    console.log(document.body.textContent?.slice(0, 3000))
    page.close()
  })
})
