// A separate process for the honest visitors, so that the attackers' work does not disturb their timing.
import { startVisitors } from './visitors.ts';

const [url, token, network] = process.argv.slice(2);
const visitors = await startVisitors(url!, token!, Number(network));
process.once('message', () => void visitors.stop().then((seen) => process.send!(seen, () => process.disconnect())));
