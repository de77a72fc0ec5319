import { useState } from 'react'
import { readStored, writeStored } from '#kit/parts/settings/storedJson.ts'

/** A yes or no about how the dashboard is looked at, kept by this browser under its name. */
export function useKeptChoice(name: 'allTypes' | 'expiryTable'): [boolean, (choice: boolean) => void] {
  const key = `marquee-dashboard-${name}`
  const [isOn, setOn] = useState(() => readStored(localStorage, key) === true)
  const choose = (choice: boolean) => {
    setOn(choice)
    writeStored(localStorage, key, choice)
  }
  return [isOn, choose]
}
