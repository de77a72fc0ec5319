import { useState } from 'react'

const remembered = { tab: 'onAir' }

/** The tab beside the form. Who walks from a series to its episodes, or down a list, finds the same one again. */
export function usePanelTab(): [string, (key: string) => void] {
  const [chosen, setChosen] = useState(remembered.tab)
  const choose = (key: string) => {
    remembered.tab = key
    setChosen(key)
  }
  return [chosen, choose]
}
