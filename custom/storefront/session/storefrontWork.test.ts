import { describe, expect, it } from 'vitest'
import { applyCommand } from '#contract/rules/storefront/commands/applyCommand.ts'
import { isReusable } from '#contract/rules/storefront/model/storefront.ts'
import { sampleStorefront } from '#tests/support/sampleStorefront.ts'
import { storefrontWork } from './storefrontWork.ts'

const saved = sampleStorefront()
const work = (storefront = saved, only?: string) => storefrontWork({ saved, storefront, only })
const renamed = (id: string) =>
  applyCommand(saved, { kind: 'rename', target: { of: 'container', id }, language: 'en', name: 'Another name' })
    .storefront

describe('what publishing a storefront is about', () => {
  it('is the page as it was saved, with the containers that are its own', () => {
    const { subject, own, along } = work()
    expect([subject, own]).toEqual([saved.store.id, []])
    expect(along).toEqual([...saved.containers.values()].filter((one) => !isReusable(one)).map(({ id }) => id))
  })

  it('goes by what is not saved yet: what a new container shows is needed, and the server does not know it', () => {
    const [first] = saved.tabs.flatMap((id) => saved.tab.get(id)?.containers ?? [])
    const tab = saved.tabs.find((id) => saved.tab.get(id)?.containers.includes(first ?? '')) ?? ''
    const places = [{ tab, id: first ?? '' }]
    const { storefront } = applyCommand(saved, { kind: 'duplicateContainers', places, newIds: ['copy'] })
    const { own, unknown } = work(storefront)
    expect([...unknown]).toEqual(['copy'])
    expect(own[0]).toMatchObject({ id: saved.store.id, needs: expect.arrayContaining(['copy']) as string[] })
    expect(own.some(({ id }) => id === 'copy')).toBe(true)
  })

  it('asks about a changed container that others share, unless it is published by itself', () => {
    const shared = [...saved.containers.values()].find(isReusable)?.id ?? ''
    expect(work(renamed(shared)).own.find(({ id }) => id === shared)?.staysDraft).toBe(true)
    const alone = work(renamed(shared), shared)
    expect([alone.subject, alone.along]).toEqual([shared, []])
    expect(alone.own[0]?.staysDraft).toBeUndefined()
  })
})
