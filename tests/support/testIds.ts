/** Ids that look like UUIDv7 and come in order, so that tests need no randomness. */
function series(): { next: () => string } {
  let count = 0
  return {
    next: () => {
      count += 1
      return `01900000-0000-7000-8000-${count.toString(16).padStart(12, '0')}`
    },
  }
}

export const testIds = series()
