/** Runs on the page: what the browser has of unsaved work. */
export function journalText(): Promise<string> {
  return new Promise((answer, fail) => {
    const opening = indexedDB.open('marquee-journal')
    opening.onerror = () => fail(new Error(opening.error?.message))
    opening.onsuccess = () => {
      const asking = opening.result.transaction('entries').objectStore('entries').getAll()
      asking.onerror = () => fail(new Error(asking.error?.message))
      asking.onsuccess = () => {
        opening.result.close()
        answer(JSON.stringify(asking.result))
      }
    }
  })
}
