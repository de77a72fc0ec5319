/** 'Kuala Lumpur' of 'Asia/Kuala_Lumpur', 'UTC' of itself. */
export function zoneCity(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}
