/** Work that is asked for often and done now and then: at once after a rest, otherwise `ms` after the last time. */
export function paced(ms: number, work: () => void) {
  let next: NodeJS.Timeout | undefined
  let lastAt = -Infinity
  let isClosed = false
  const run = () => {
    next = undefined
    lastAt = performance.now()
    work()
  }
  return {
    ask: () => {
      if (isClosed || next) return
      const rest = lastAt + ms - performance.now()
      if (rest <= 0) run()
      else next = setTimeout(run, rest)
    },
    close: () => {
      isClosed = true
      clearTimeout(next)
    },
  }
}
