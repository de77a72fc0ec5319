import { readDashboard } from './readDashboard.ts'

export const dashboardCommands = { readDashboard }
