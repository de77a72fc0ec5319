import { describe, expect, it } from 'vitest'
import { createAnnouncer } from './createAnnouncer.ts'

/** A clock that stands still until it is told to go on. */
function standingClock() {
  let now = 0
  let timers: { at: number; run: () => void }[] = []
  return {
    set: (run: () => void, ms: number) => {
      const timer = { at: now + ms, run }
      timers.push(timer)
      return timer
    },
    clear: (timer: unknown) => void (timers = timers.filter((one) => one !== timer)),
    goOn: (ms: number) => {
      now += ms
      const due = timers.filter(({ at }) => at <= now)
      timers = timers.filter(({ at }) => at > now)
      for (const { run } of due) run()
    },
  }
}

describe('an announcer', () => {
  it('says the same words twice by two regions in turn', () => {
    const announcer = createAnnouncer(standingClock())
    announcer.say('Moved')
    expect(announcer.spoken()).toEqual(['Moved', ''])
    announcer.say('Moved')
    expect(announcer.spoken()).toEqual(['Moved', 'Moved'])
  })

  it('leaves nothing in the page after a second', () => {
    const clock = standingClock()
    const announcer = createAnnouncer(clock)
    announcer.say('Moved')
    clock.goOn(999)
    expect(announcer.spoken()[0]).toBe('Moved')
    clock.goOn(1)
    expect(announcer.spoken()).toEqual(['', ''])
  })

  it('says at most two things a second of what moves, and the last of them in the end', () => {
    const clock = standingClock()
    const announcer = createAnnouncer(clock)
    const heard: string[] = []
    announcer.subscribe(() => heard.push(...announcer.spoken().filter(Boolean)))
    for (const time of ['10:00', '10:15', '10:30', '10:45']) announcer.sayBriefly(time)
    expect(heard).toEqual(['10:00'])
    clock.goOn(500)
    expect(heard.at(-1)).toBe('10:45')
    expect(heard).not.toContain('10:15')
  })
})
