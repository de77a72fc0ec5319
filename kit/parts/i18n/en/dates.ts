/** Units and words of time that the language data of the runtime does not word as we want them. */
export const words = {
  days: '%{n} d',
  hours: '%{n} h',
  hoursMinutes: '%{h} h %{m}',
  minutes: '%{n} min',
  seconds: '%{n} s',
  milliseconds: '%{n} ms',
  invalid: 'Invalid date',
  none: 'No date',
  inZone: '%{date}, %{zone}',
}
