// What the site tells of itself: a line in the log each. Who wants the events elsewhere (TRACK-03) takes them from here.
export { trackingRoutes } from './routes.ts';
